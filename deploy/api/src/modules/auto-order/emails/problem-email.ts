import { createHash } from 'node:crypto';
import type { Letter } from '../../messages/api';
import type { AutoOrderRow } from '../next-order/next-order';

/**
 * The email about a problem with an auto-order; null when the problem no longer exists. The same problem is sent only
 * once.
 */
export function problemEmail(to: string, { orderId, customerId, origin, problem }: AutoOrderRow): Letter | null {
  if (problem === null) return null;
  return {
    to,
    customerId,
    key: `auto-order-${createHash('sha256').update(`${orderId} ${origin} ${to} ${problem}`).digest('hex').slice(0, 40)}`,
    content: {
      subject: `Автозаказ № ${orderId}: не всё получилось`,
      paragraphs: [problem, 'Изменить автозаказ или отменить его можно в личном кабинете.'],
      ...(origin && { link: { url: `${origin}/cabinet/auto-orders/${orderId}/`, label: 'Открыть автозаказ' } }),
    },
  };
}
