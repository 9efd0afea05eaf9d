import type { Database } from '../../../db/database';
import { addAttempt, countAttempt, forgiveAttempt, type Limit } from '../../../http/attempts';
import type { SessionContext } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { passCaptcha } from '../../codes/api';

/** As low as for the old password in the settings, because the device may be a stolen session. */
const GUESSES_BY_DEVICE: Limit = { name: 'passwords by known device', most: 10, seconds: 900 };
const GUESSES_BY_NETWORK: Limit = { name: 'passwords by network', most: 20, seconds: 600 };
const GUESSES_WITH_CAPTCHA: Limit = { name: 'passwords with captcha', most: 50, seconds: 3600 };
const DAY = 24 * 3600;
const GUESSES_BY_LOGIN = 'passwords by login';
/** Guesses of a login per day, by all unknown devices together, before the pauses begin. */
const FREE = 10;
/** Seconds of the first pause. Each further guess doubles it, up to the longest. */
const FIRST_PAUSE = 15;
const LONGEST_PAUSE = 900;

interface Guess {
  /** The same form for all spellings. */
  readonly login: string;
  /** From `deviceOf`; null: unknown. */
  readonly device: string | null;
  readonly captchaResponse: string | undefined;
}

/**
 * Counts a guess of a password before it is checked. A device where the customer signed in before has its own limit, so
 * attempts by other people do not block the owner. Unknown devices are limited by network and, together, by login.
 * After some guesses, each further one needs a captcha or, without a captcha, waits for a growing pause.
 *
 * @returns a function that removes the count, for a right password
 * @throws ShopError 422 `captcha`, 429
 */
export async function countGuess({ login, device, captchaResponse }: Guess, context: SessionContext) {
  const { db, network, now, partners } = context;
  if (device !== null) {
    await countAttempt(db, GUESSES_BY_DEVICE, device, now());
    return () => forgiveAttempt(db, GUESSES_BY_DEVICE, device);
  }
  await countAttempt(db, GUESSES_BY_NETWORK, network, now());
  const limit = { name: GUESSES_BY_LOGIN, seconds: DAY };
  const guesses = await addAttempt(db, limit, login, now());
  if (guesses > FREE) {
    if (partners.captcha) {
      await passCaptcha(captchaResponse, true, context);
      await countAttempt(db, GUESSES_WITH_CAPTCHA, login, now());
    } else await waitForPause(db, { login, guesses }, now());
  }
  return async () => {
    await forgiveAttempt(db, GUESSES_BY_NETWORK, network);
    await forgiveAttempt(db, limit, login);
  };
}

/** Allows one guess in each pause. */
async function waitForPause(db: Database, { login, guesses }: { login: string; guesses: number }, now: Date) {
  const seconds = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(guesses - FREE - 1, 10));
  await countAttempt(db, { name: 'pause by login', most: 1, seconds }, login, now).catch((error: unknown) => {
    if (!(error instanceof ShopError)) throw error;
    const minutes = Math.ceil(LONGEST_PAUSE / 60);
    const message = `Пароль к этому логину вводили слишком часто. Войдите по коду из СМС или попробуйте через ${minutes} мин.`;
    throw new ShopError(429, 'too_many', message);
  });
}
