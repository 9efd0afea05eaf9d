import type { Logger } from 'pino';
import type { Shop } from '../../http/context';
import { createEmail } from '../../messages/create-email';
import type { Email } from '../../partners/mail/mail';
import { repeatEvery } from '../../repeat-every';
import { type BackInStock, sendBackInStockEmails } from './back-in-stock';

const MINUTE = 60_000;

/** To a subscriber of a product (PRD-40). */
export const backInStockEmail = ({ email, name, origin, code }: BackInStock): Email =>
  createEmail(email, {
    subject: `Снова в наличии: ${name}`,
    paragraphs: [
      `${name} — снова в наличии. Вы просили сообщить об этом.`,
      'Это единственное письмо: подписка на товар закончилась.',
    ],
    link: { url: `${origin}/product/${code}/`, label: 'Перейти к товару' },
  });

/**
 * Every minute, emails subscribers of products that are in stock again. Without a mail service they keep waiting. Returns a function
 * that stops it.
 */
export const startBackInStockEmails = (
  { db, partners: { mail }, now }: Pick<Shop, 'db' | 'partners' | 'now'>,
  log: Pick<Logger, 'error' | 'warn'>,
): (() => Promise<void>) =>
  repeatEvery(MINUTE, 'letters of what is in stock again', log, async () => {
    const onError = (err: unknown) => log.warn({ err }, 'a letter of what is in stock again was not sent');
    if (mail) await sendBackInStockEmails(db, now(), (notice) => mail.send(backInStockEmail(notice)), onError);
  });
