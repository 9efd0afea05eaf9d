/** Why an order in progress can no longer be cancelled on the site, by its status. */
const reasons: Readonly<Record<string, string>> = {
  N: 'Этот заказ может отменить только магазин.',
  P: 'Этот заказ может отменить только магазин.',
  A: 'Заказ уже собирают, поэтому отменить его на сайте нельзя.',
  R: 'Заказ уже собран и ждёт вас, поэтому отменить его на сайте нельзя.',
  D: 'Заказ уже у курьера, поэтому отменить его на сайте нельзя.',
};

/**
 * Why nobody can cancel an order on the site; null: it has ended, or has a status that this release does not know
 * (ORD-52, ORD-57). The page adds the phone: it is the end of the text.
 */
export function whyNotCancelled(statusId: string): string | null {
  const reason = reasons[statusId];
  return reason === undefined ? null : `${reason} Планы изменились? Позвоните нам:`;
}
