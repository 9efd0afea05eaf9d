import type { Database } from '../../../db/database';
import { addAttempt, countAttempt, forgiveAttempt, type Limit } from '../../../http/attempts';
import type { SessionContext } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { passCaptcha } from '../codes/captcha';

/** As few as of the old password in the settings: the device may be a stolen session. */
const GUESSES_BY_DEVICE: Limit = { name: 'passwords by known device', most: 10, seconds: 900 };
const GUESSES_BY_NETWORK: Limit = { name: 'passwords by network', most: 20, seconds: 600 };
const GUESSES_WITH_CAPTCHA: Limit = { name: 'passwords with captcha', most: 50, seconds: 3600 };
const DAY = 24 * 3600;
const GUESSES_BY_LOGIN = 'passwords by login';
/** Guesses of a login a day, by all unknown devices together, before the pauses begin. */
const FREE = 10;
/** Seconds of the first pause; each further guess doubles it, up to the longest. */
const FIRST_PAUSE = 15;
const LONGEST_PAUSE = 900;

interface Guess {
  /** In one form for all spellings. */
  readonly login: string;
  /** Of `deviceOf`; null: unknown. */
  readonly device: string | null;
  readonly captchaResponse: string | undefined;
}

/**
 * Counts a guess of a password before it is checked. A device where the customer signed in before has its own limit: what others try does
 * not shut the owner out. Others are limited by network and, together, by login: after some guesses each needs a captcha or, without
 * one, waits for a pause that grows.
 *
 * @returns takes the guess back, because the password was right
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

/** One guess in each pause. */
async function waitForPause(db: Database, { login, guesses }: { login: string; guesses: number }, now: Date) {
  const seconds = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(guesses - FREE - 1, 10));
  await countAttempt(db, { name: 'pause by login', most: 1, seconds }, login, now).catch((error: unknown) => {
    if (!(error instanceof ShopError)) throw error;
    const minutes = Math.ceil(LONGEST_PAUSE / 60);
    const message = `Пароль к этому логину вводили слишком часто. Войдите по коду из SMS или попробуйте через ${minutes} мин.`;
    throw new ShopError(429, 'too_many', message);
  });
}
