/** The customer chat (TRK-04, TRK-08, TRK-09, TRK-13). */
export interface Chat {
  /** A proof of a customer's identity for the chat. It is computed here, without a request. */
  hash(userId: string): string;
  /**
   * Sends a user's action to the chat.
   *
   * @param user The id that the chat gave the browser.
   * @throws PartnerError when the chat did not accept it.
   */
  tell(user: string, event: string): Promise<void>;
}
