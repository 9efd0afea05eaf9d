/** Distinguishes people from bots. */
export interface Captcha {
  /**
   * @param response What the captcha gave the browser.
   * @param address The visitor's.
   * @throws PartnerError when the service does not answer.
   */
  passes(response: string, address: string): Promise<boolean>;
}
