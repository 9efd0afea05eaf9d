import { ApiError } from '@zapovednik/platform/client';
import type { BasketChange } from './basket-change';

const messages: Record<BasketChange['kind'], string> = {
  add: 'Возникла ошибка',
  quantity: 'Ошибка изменения кол-ва товаров',
  clear: 'Ошибка очистки корзины.',
  promocode: 'Ошибка применения промокода.',
  read: 'Ошибка инициалиции корзины',
};

/**
 * A second sentence for a message that says nothing else.
 *
 * @param isKept the press waits for the network, so the basket shows it
 */
export function hintFor(message: string, isKept: boolean): { hint?: string } {
  if (!Object.values(messages).includes(message)) return {};
  return { hint: isKept ? 'Отправим, когда появится связь' : 'Корзина осталась прежней. Попробуйте ещё раз' };
}

const refusals = new Set(['not_enough_stock', 'merchandise', 'basket_full', 'too_many']);

/** The reason why the server rejects a promotion code, for its field. Undefined: another reason. */
export const promocodeRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.failure?.fields?.promocode : undefined;

/** Whether a form shows the failure at a field, so that no notification repeats it. */
export const isShownAtField = (change: BasketChange, error: unknown): boolean =>
  change.kind === 'promocode' && promocodeRefusal(error) !== undefined;

/**
 * The specification's message for a failed change (CRT-24 to CRT-30), followed by a sentence that helps the shopper:
 * the line no longer exists, how many pieces are available, this visitor may not buy it, or should wait.
 */
export function basketFailure(change: BasketChange, error: unknown): string {
  const isDeletion = change.kind === 'quantity' && change.quantity === 0;
  const message = isDeletion ? 'Ошибка удаления товаров' : messages[change.kind];
  if (!(error instanceof ApiError)) return message;
  if (error.status === 404 && change.kind === 'quantity') return `${message}. Товар не найден.`;
  if (error.failure && refusals.has(error.failure.code)) return `${message}. ${error.failure.message}`;
  return message;
}
