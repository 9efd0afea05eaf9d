/** Distinguishes people from bots, for the calls that need it (SES-14). */
export { captchaResponse } from './captcha-response';
export type { Recaptcha } from './load-recaptcha';
