/** One step of an order's way to the customer. */
export interface OrderStep {
  readonly title: string;
  readonly state: 'done' | 'current' | 'next';
}

/** What decides how far an order is. */
export interface OrderProgress {
  readonly statusId: string;
  readonly isPaid: boolean;
  readonly isPickup: boolean;
  /** It is paid on the site, before the shop starts. */
  readonly isPrepaid: boolean;
}

/** The last completed step of each status that leads to the customer. */
const reached = { N: 'Принят', P: 'Оплачен', A: 'Собирается', R: 'Готов', D: 'В пути', F: 'Получен' } as const;
const isOnItsWay = (code: string): code is keyof typeof reached => code in reached;

/**
 * The way of an order as steps. Null if it does not lead to the customer (cancelled, returned …), or for a status that this release
 * does not know: the list is open (ORD-57).
 */
export function orderSteps({ statusId, isPaid, isPickup, isPrepaid }: OrderProgress): readonly OrderStep[] | null {
  if (!isOnItsWay(statusId)) return null;
  const hasPayment = isPrepaid || statusId === 'P';
  const titles = ['Принят', ...(hasPayment ? ['Оплачен'] : []), 'Собирается', isPickup ? 'Готов' : 'В пути', 'Получен'];
  const current = titles.indexOf(statusId === 'N' && isPaid && hasPayment ? 'Оплачен' : reached[statusId]);
  if (current === -1) return null;
  return titles.map((title, at) => ({ title, state: at < current ? 'done' : at === current ? 'current' : 'next' }));
}
