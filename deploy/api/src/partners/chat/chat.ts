/** The customer chat (TRK-04, TRK-08, TRK-09, TRK-13). */
export interface Chat {
  /** Proves to the chat who a customer is. Computed here, without a request. */
  hash(userId: string): string;
  /**
   * Tells what a user of the chat did.
   *
   * @param user The id that the chat gave the browser.
   * @throws PartnerError when it was not taken.
   */
  tell(user: string, event: string): Promise<void>;
}
