/** Distinguishes people from bots. */
export interface Captcha {
  /**
   * @param response The captcha's token from the browser.
   * @param address The visitor's address.
   * @throws PartnerError when the service does not answer.
   */
  passes(response: string, address: string): Promise<boolean>;
}
