import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Email } from '../../partners/mail/mail';
import { createEmail } from '../messages/api';
import type { AutoOrderRow, AutoOrderShop } from './next-order';
import { takeEmails } from './take-emails';

/**
 * Emails customers about problems with their auto-orders, once for each problem. Customers without an address, or who do not want such
 * emails, only see it in the cabinet. Several processes may run at once: each email is sent by one of them.
 */
export async function sendProblemEmails({ db, partners: { mail }, now }: AutoOrderShop, log: Pick<Logger, 'warn'>) {
  if (!mail) return;
  for (const { auto, to, done } of await takeEmails(db, now(), 'tellAt')) {
    try {
      if (to !== '' && auto.problem !== null) await mail.send(problemEmail(to, auto.problem, auto));
      await done();
    } catch (error) {
      log.warn({ err: error, autoOrder: auto.orderId }, 'an email of an auto-order was not sent');
    }
  }
}

const problemEmail = (to: string, problem: string, { orderId, origin }: AutoOrderRow): Email => ({
  ...createEmail(to, {
    subject: `Автозаказ № ${orderId}: не всё получилось`,
    paragraphs: [problem, 'Изменить автозаказ или отменить его можно в личном кабинете.'],
    ...(origin && { link: { url: `${origin}/cabinet/auto-orders/${orderId}/`, label: 'Открыть автозаказ' } }),
  }),
  key: `auto-order-${createHash('sha256').update(`${orderId} ${origin} ${to} ${problem}`).digest('hex').slice(0, 40)}`,
});
