import { cancelReasonNames } from '@zapovednik/api/cabinet/calls/cancel-reason';
import type { PersonalOrderDetails } from '@zapovednik/api/cabinet/calls/personal-order';
import { asc, eq } from 'drizzle-orm';
import { shopMoment } from '../../../base/time/days';
import type { Database } from '../../../db/database';
import { orderHistory } from '../../../db/schema';
import type { OrderEvent } from '../../../db/schema/order-event';
import { type OrderRow, statusOf } from '../../order-states/api';

type Entry = PersonalOrderDetails['history'][number];
type HistoryRow = Pick<typeof orderHistory.$inferSelect, 'event' | 'at'>;

/** The events of an order as text for its customer. */
const words: Readonly<Record<OrderEvent, Pick<Entry, 'title' | 'note'>>> = {
  pay: { title: 'Оплачен', note: '' },
  cancel: { title: 'Отменён', note: '' },
  expire: { title: 'Отменён', note: 'Не оплачен вовремя' },
  release: { title: 'Отменён', note: 'Номер телефона не подтверждён' },
  assemble: { title: 'Собирается', note: '' },
  arrive: { title: 'Готов к выдаче', note: '' },
  ship: { title: 'Передан курьеру', note: '' },
  complete: { title: 'Получен', note: '' },
  run_out: { title: 'Отменён', note: 'Товаров не оказалось в наличии' },
  not_collected: { title: 'Не забран', note: 'Срок хранения закончился' },
  not_delivered: { title: 'Не доставлен', note: 'Курьер не смог передать заказ' },
  bring_back: { title: 'Возвращён', note: '' },
  refund: { title: 'Деньги возвращены', note: '' },
};

export const loadHistory = (db: Database, orderId: number): Promise<HistoryRow[]> =>
  db
    .select({ event: orderHistory.event, at: orderHistory.at })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.at));

/**
 * The events of an order with their times, the earliest first. For an old order without a history, only its beginning
 * and end are known.
 */
export function presentHistory(row: OrderRow, history: readonly HistoryRow[], timeZone: string): Entry[] {
  const { source, createdAt, endedAt, statusId, cancelReason } = row;
  const isRetail = source === 'retail';
  const placed = { event: 'place', title: isRetail ? 'Куплен в магазине' : 'Оформлен', note: '', at: createdAt };
  const events = history.map(({ event, at }) => ({ event, ...words[event], at }));
  const isEndKnown = events.some(({ at }) => at.getTime() === endedAt?.getTime());
  const end =
    endedAt && !isEndKnown && !isRetail
      ? [{ event: 'end', title: statusOf(statusId).title, note: '', at: endedAt }]
      : [];
  return [placed, ...[...events, ...end].sort((a, b) => a.at.getTime() - b.at.getTime())].map(
    ({ event, title, note, at }) => ({
      event,
      title,
      note: event === 'cancel' && cancelReason ? cancelReasonNames[cancelReason] : note,
      date: shopMoment(at, timeZone),
    }),
  );
}
