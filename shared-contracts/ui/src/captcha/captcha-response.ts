import type { AppContext } from '@zapovednik/platform/app';
import { CaptchaFailed } from './captcha-failed';

/**
 * The captcha's response for one request (SES-14); empty if the installation has no captcha. Its code and Google's
 * script are loaded with the first request that needs them (TRK-05).
 *
 * @throws CaptchaFailed
 */
export async function captchaResponse({
  settings,
}: Pick<AppContext, 'settings'>): Promise<{ captchaResponse?: string }> {
  const { captcha } = settings;
  if (!captcha) return {};
  const loaded = await import(/* webpackChunkName: "lazy-captcha" */ './recaptcha').catch(() => {
    throw new CaptchaFailed('unreachable');
  });
  return { captchaResponse: await loaded.solve(captcha) };
}
