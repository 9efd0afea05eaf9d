import type { AppContext } from 'shared-contracts/app';
import { CaptchaFailed } from './captcha-failed';
import { captchaResponse } from './captcha-response';

/** The captcha's response for a form of another area, or the reason why there is none. */
export async function answerCaptcha(app: Pick<AppContext, 'settings'>) {
  try {
    return await captchaResponse(app);
  } catch (error) {
    if (error instanceof CaptchaFailed) return { failure: error.message };
    throw error;
  }
}
