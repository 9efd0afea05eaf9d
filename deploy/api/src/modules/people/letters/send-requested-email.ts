import { countAttempt, forgiveAttempt, type Limit } from '../../../http/attempts';
import type { Context } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import type { Email } from '../../../partners/mail/mail';
import { PartnerError } from '../../../partners/protocol/ask-partner';

const EMAILS_BY_ADDRESS: Limit = { name: 'letters by address', most: 5, seconds: 3600 };
const EMAILS_BY_DEVICE: Limit = { name: 'letters by known device', most: 5, seconds: 3600 };
const EMAILS_A_DAY: Limit = { name: 'letters by address, a day', most: 15, seconds: 24 * 3600 };

/**
 * Sends a requested email. The limits are for one address, or for a known device of its owner, so that other people
 * cannot block the owner.
 *
 * @param device from `deviceOf`
 * @throws ShopError 429, or 503 when it could not be sent; it may be requested again at once.
 */
export async function sendRequestedEmail(
  email: Email,
  { db, partners: { mail } }: Pick<Context, 'db' | 'partners'>,
  now: Date,
  device: string | null = null,
) {
  const address = email.to.toLowerCase();
  const counters: readonly (readonly [Limit, string])[] =
    device === null
      ? [
          [EMAILS_BY_ADDRESS, address],
          [EMAILS_A_DAY, address],
        ]
      : [[EMAILS_BY_DEVICE, device]];
  for (const [limit, subject] of counters) await countAttempt(db, limit, subject, now);
  try {
    if (!mail) throw new PartnerError('mail', 'not set up');
    await mail.send(email);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    for (const [limit, subject] of counters) await forgiveAttempt(db, limit, subject);
    throw new ShopError(503, 'partner', 'Не удалось отправить письмо. Попробуйте ещё раз.', undefined, {
      cause: error,
    });
  }
}
