import { ApiError } from 'shared-contracts/client';
import type { BasketChange } from './basket-change';

const messages: Record<BasketChange['kind'], string> = {
  add: 'Возникла ошибка',
  quantity: 'Ошибка изменения кол-ва товаров',
  clear: 'Ошибка очистки корзины.',
  promocode: 'Ошибка применения промокода.',
  read: 'Ошибка инициалиции корзины',
};

/**
 * The specification's message for a failed change (CRT-24 to CRT-30), followed by what the shopper can act on: the line no longer
 * exists, or how many pieces are available.
 */
export function basketFailure(change: BasketChange, error: unknown): string {
  const isDeletion = change.kind === 'quantity' && change.quantity === 0;
  const message = isDeletion ? 'Ошибка удаления товаров' : messages[change.kind];
  if (!(error instanceof ApiError)) return message;
  if (error.status === 404 && change.kind === 'quantity') return `${message}. Товар не найден.`;
  if (error.failure?.code === 'not_enough_stock') return `${message}. ${error.failure.message}`;
  return message;
}
