import * as z from 'zod/mini';
import { askPartner, PartnerError } from '../protocol/ask-partner';
import type { Captcha } from './captcha';

const answer = z.object({ success: z.boolean(), 'error-codes': z._default(z.array(z.string()), []) });

interface RecaptchaAccount {
  /** `https://www.google.com`, without a slash at the end. */
  readonly url: string;
  readonly secret: string;
}

/** Google's reCAPTCHA, version 2: `POST /recaptcha/api/siteverify`, a form (SES-16). */
export const recaptcha = ({ url, secret }: RecaptchaAccount): Captcha => ({
  async passes(response, remoteip) {
    const form = new URLSearchParams({ secret, response, remoteip });
    const init = { method: 'POST', body: form };
    const { success, 'error-codes': codes } = await askPartner(
      'recaptcha',
      `${url}/recaptcha/api/siteverify`,
      init,
      answer,
    );
    // A wrong secret is our error, not the visitor's.
    if (codes.includes('invalid-input-secret')) throw new PartnerError('recaptcha', 'wrong secret');
    return success;
  },
});
