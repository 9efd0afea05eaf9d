/** Sends text messages to phones. */
export interface Sms {
  /**
   * @param phone Eleven digits from 7 on.
   * @throws PartnerError when the message was not taken.
   */
  send(phone: string, text: string): Promise<void>;
}
