import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { addToBasket, reloadBasket, setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import type { AppContext } from '@zapovednik/platform/app';
import { type CommandHandler, handleCommand } from '@zapovednik/platform/events';
import { runWrite } from '@zapovednik/platform/query';
import type { BasketChange } from './basket-change';
import { basketMutation, basketWrite } from './basket-write';
import { emitBasketChanged } from './emit-basket-changed';

/** Handles the basket's commands. This area shows a failure; the command still rejects. */
export function basketCommands(app: AppContext): readonly CommandHandler[] {
  const { query, atom } = app;
  emitBasketChanged(app);

  const run = (change: BasketChange) => runWrite(query, basketMutation(app), basketWrite(app, change));
  const quantityOf = (productId: number) => ({ quantity: atom(basketAtom).get().quantities[productId] ?? 0 });

  return [
    handleCommand(addToBasket, async (input, request) => {
      await run({ kind: 'add', ...input, ...request });
      return quantityOf(input.productId);
    }),
    handleCommand(setBasketQuantity, async (input, request) => {
      await run({ kind: 'quantity', ...input, ...request });
      return quantityOf(input.productId);
    }),
    handleCommand(reloadBasket, async () => {
      await run({ kind: 'read' });
      return {};
    }),
  ];
}
