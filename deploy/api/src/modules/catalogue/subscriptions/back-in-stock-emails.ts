import type { Logger } from 'pino';
import type { Shop } from '../../../http/context';
import { repeatEvery } from '../../../jobs/repeat-every';
import type { Email } from '../../../partners/mail/mail';
import { createEmail } from '../../messages/create-email';
import { unsubscribeUrl } from '../../people/unsubscribe/unsubscribe-link';
import { type BackInStock, sendBackInStockEmails } from './back-in-stock';

const MINUTE = 60_000;

/** To a subscriber of a product (PRD-40). */
export function backInStockEmail(
  { id, createdAt, email, name, origin, code }: BackInStock,
  orderLinkKey: string,
): Email {
  const content = createEmail(email, {
    subject: `Снова в наличии: ${name}`,
    paragraphs: [
      `${name} — снова в наличии. Вы просили сообщить об этом.`,
      'Это единственное письмо: подписка на товар закончилась.',
    ],
    link: { url: `${origin}/product/${code}/`, label: 'Перейти к товару' },
    unsubscribeUrl: unsubscribeUrl(origin, email, orderLinkKey),
  });
  return { ...content, key: `back-in-stock-${id}-${createdAt.getTime()}` };
}

type Work = Pick<Shop, 'db' | 'partners' | 'now' | 'orderLinkKey'>;

/** Emails subscribers of products that are in stock again. Without a mail service they keep waiting. */
export async function tellBackInStock(
  { db, partners: { mail }, now, orderLinkKey }: Work,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const onError = (err: unknown) => log.warn({ err }, 'an email about goods in stock again was not sent');
  if (mail)
    await sendBackInStockEmails(db, now(), (notice) => mail.send(backInStockEmail(notice, orderLinkKey)), onError);
}

/** Does it every minute. Returns a function that stops it. */
export const startBackInStockEmails = (work: Work, log: Pick<Logger, 'error' | 'warn'>): (() => Promise<void>) =>
  repeatEvery(MINUTE, 'emails about goods in stock again', log, () => tellBackInStock(work, log));
