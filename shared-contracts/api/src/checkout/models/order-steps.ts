/** One step of an order on its way to the customer. */
export interface OrderStep {
  readonly title: string;
  readonly state: 'done' | 'current' | 'next';
}

/** The data that decides which step an order has reached. */
export interface OrderProgress {
  readonly statusId: string;
  readonly isPaid: boolean;
  readonly isPickup: boolean;
  /** The customer pays on the site before the shop starts the order. */
  readonly isPrepaid: boolean;
}

/** The last completed step in each status on the way to the customer. */
const reached = { N: 'Принят', P: 'Оплачен', A: 'Собирается', R: 'Готов', D: 'В пути', F: 'Получен' } as const;
const isOnItsWay = (code: string): code is keyof typeof reached => code in reached;

/**
 * The steps of an order. Null for a status that is not on the way to the customer (cancelled, returned …), or that this
 * release does not have: statuses can be added later (ORD-57).
 */
export function orderSteps({ statusId, isPaid, isPickup, isPrepaid }: OrderProgress): readonly OrderStep[] | null {
  if (!isOnItsWay(statusId)) return null;
  const hasPayment = isPrepaid || statusId === 'P';
  const titles = ['Принят', ...(hasPayment ? ['Оплачен'] : []), 'Собирается', isPickup ? 'Готов' : 'В пути', 'Получен'];
  const current = titles.indexOf(statusId === 'N' && isPaid && hasPayment ? 'Оплачен' : reached[statusId]);
  if (current === -1) return null;
  return titles.map((title, at) => ({ title, state: at < current ? 'done' : at === current ? 'current' : 'next' }));
}
