import { dictionary } from '@zxcvbn-ts/language-common';
import { ShopError } from '../../../http/shop-error';

/** Lower-case passwords that attackers try first: lists of leaked ones, by frequency (OWASP ASVS 6.2.4). */
const common = new Set(dictionary['passwords-common']);

/** The shop's own name with other characters around it is easy to guess (OWASP ASVS 6.2.11). */
const shopName = /^[\W\d_]*(?:zapovednik|заповедник)[\W\d_]*$/u;

const MESSAGE = 'Этот пароль слишком легко подобрать. Придумайте другой';

/**
 * Refuses a new password that is easy to guess. Called before an attempt is counted or a code is used up.
 *
 * @throws ShopError 422, at the field `password`
 */
export function refuseGuessable(password: string): void {
  const lower = password.normalize().toLowerCase();
  if (!common.has(lower) && !shopName.test(lower)) return;
  throw new ShopError(422, 'guessable_password', MESSAGE, { password: MESSAGE });
}
