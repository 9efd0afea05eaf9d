import type { PlacedOrder } from 'shared-contracts/checkout/models/placed-order';

/** One step of an order's way to the customer. */
export interface OrderStep {
  readonly title: string;
  readonly state: 'done' | 'current' | 'next';
}

type Progress = Pick<PlacedOrder, 'statusId' | 'isPaid' | 'isPickup' | 'payment'>;

/** The last completed step of each status that leads to the customer. */
const reached = { N: 'Принят', P: 'Оплачен', A: 'Собирается', R: 'Готов', D: 'В пути', F: 'Получен' } as const;
const isOnItsWay = (code: string): code is keyof typeof reached => code in reached;

/**
 * The way of an order as steps. Null if it does not lead to the customer (cancelled, returned …), or for a status that this release
 * does not know: the list is open (ORD-57).
 */
export function stepsOf({ statusId, isPaid, isPickup, payment }: Progress): readonly OrderStep[] | null {
  if (!isOnItsWay(statusId)) return null;
  const isPrepaid = payment !== null || statusId === 'P';
  const titles = ['Принят', ...(isPrepaid ? ['Оплачен'] : []), 'Собирается', isPickup ? 'Готов' : 'В пути', 'Получен'];
  const current = titles.indexOf(statusId === 'N' && isPaid && isPrepaid ? 'Оплачен' : reached[statusId]);
  if (current === -1) return null;
  return titles.map((title, at) => ({ title, state: at < current ? 'done' : at === current ? 'current' : 'next' }));
}
