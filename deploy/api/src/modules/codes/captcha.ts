import type { Context } from '../../http/context';
import { ShopError } from '../../http/shop-error';

const failed = () =>
  new ShopError(422, 'captcha', 'Подтвердите, что вы не робот', { captchaResponse: 'Подтвердите, что вы не робот' });

/**
 * Checks a captcha response, if the captcha is configured (SES-14).
 *
 * @param isRequired false: the specification's request has no response, but a given one must pass.
 * @throws ShopError 422; PartnerError when the captcha does not answer.
 */
export async function passCaptcha(response: string | undefined, isRequired: boolean, context: Context): Promise<void> {
  const { captcha } = context.partners;
  if (!captcha || (!response && !isRequired)) return;
  if (!response || !(await captcha.passes(response, context.network))) throw failed();
}
