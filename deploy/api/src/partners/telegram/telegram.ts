/** Sends codes to people by Telegram. */
export interface Telegram {
  /**
   * @param phone Eleven digits from 7 on.
   * @param lifetime Seconds that the code is worth something.
   * @returns What Telegram calls the message.
   * @throws PartnerError when the message was not taken, also where the phone has no Telegram.
   */
  sendCode(phone: string, code: string, lifetime: number): Promise<string>;
  /**
   * Tells that the code of a message was entered, which Telegram counts.
   * @throws PartnerError
   */
  confirm(message: string, code: string): Promise<void>;
}
