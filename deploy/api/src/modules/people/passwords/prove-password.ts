import { countAttempt, forgiveAttempt, type Limit } from '../../../http/attempts';
import type { SessionContext } from '../../../http/context';
import type { Customer } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { verifyPassword } from './password';

/** Counted by session, so that guesses in a stolen one do not prevent the owner from changing the password. */
const GUESSES_BY_SESSION: Limit = { name: 'old passwords by session', most: 10, seconds: 900 };

/**
 * A signed-in customer enters their password once more. Right passwords do not count as guesses.
 *
 * @param field Where the form shows an error.
 * @throws ShopError 422, or 429 after too many wrong ones
 */
export async function provePassword(
  password: string,
  field: string,
  { id, passwordHash }: Customer,
  { db, now, session }: Pick<SessionContext, 'db' | 'now' | 'session'>,
): Promise<void> {
  const subject = `${id} ${session.key}`;
  await countAttempt(db, GUESSES_BY_SESSION, subject, now());
  if (!(await verifyPassword(password, passwordHash))) {
    const message = passwordHash === null ? 'Пароля ещё нет. Задайте его через код из СМС.' : 'Неверный пароль';
    throw new ShopError(422, 'wrong_password', message, { [field]: message });
  }
  await forgiveAttempt(db, GUESSES_BY_SESSION, subject);
}
