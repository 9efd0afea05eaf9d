import { ApiError } from 'shared-contracts/client';

/** What the shopper wanted of the basket when it failed. */
export type BasketChange = 'add' | 'quantity' | 'delete' | 'clear' | 'promocode' | 'read';

const messages: Record<BasketChange, string> = {
  add: 'Возникла ошибка',
  quantity: 'Ошибка изменения кол-ва товаров',
  delete: 'Ошибка удаления товаров',
  clear: 'Ошибка очистки корзины.',
  promocode: 'Ошибка применения промокода.',
  read: 'Ошибка инициалиции корзины',
};

/**
 * The specification's words for a failed change (CRT-24 to CRT-30), and behind them what the shopper can act on: that the line
 * is gone, or how many pieces there are.
 */
export function basketFailure(change: BasketChange, error: unknown): string {
  const message = messages[change];
  if (!(error instanceof ApiError)) return message;
  if (error.status === 404 && (change === 'quantity' || change === 'delete')) return `${message}. Товар не найден.`;
  if (error.failure?.code === 'not_enough_stock') return `${message}. ${error.failure.message}`;
  return message;
}
