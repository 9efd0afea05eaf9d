/** Sends codes to people by Telegram. */
export interface Telegram {
  /**
   * @param phone Eleven digits, starting with 7.
   * @param lifetime Seconds during which the code is valid.
   * @returns Telegram's id of the message.
   * @throws PartnerError when the service did not accept the message, also if the phone has no Telegram.
   */
  sendCode(phone: string, code: string, lifetime: number): Promise<string>;
  /**
   * Reports that the code of a message was entered, for Telegram's statistics.
   * @throws PartnerError
   */
  confirm(message: string, code: string): Promise<void>;
}
