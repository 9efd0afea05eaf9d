import { rightsOf } from '@zapovednik/api/cabinet/calls/rights';
import type { ListItem } from '@zapovednik/api/catalog/models/product';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { addToBasket, setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { useMutation } from '@zapovednik/platform/query';

/** The result of «Всё в корзину». */
export interface Added {
  readonly added: readonly ListItem[];
  /** What could not be bought. */
  readonly left: readonly ListItem[];
}

const isSoldOut = (error: unknown) => error instanceof ApiError && error.failure?.code === 'not_enough_stock';

/**
 * «Всё в корзину»: one piece of each product that can be bought here and is not in the basket. The basket's area shows
 * its own errors; an error that is not about one product stops the adding. `undo` removes the added products.
 */
export function useAddAll(products: readonly ListItem[]) {
  const app = useApp();
  const { atom, bus } = app;
  const onError = (error: unknown) =>
    reportAndNotify(app, error, { area: 'mf-catalog', phase: 'command', name: 'basket' });

  async function add(): Promise<Added> {
    const { quantities } = atom(basketAtom).get();
    const rights = rightsOf(atom(sessionAtom).get());
    const wanted = products.filter(({ id }) => !quantities[id]);
    const added: ListItem[] = [];
    for (const product of wanted) {
      const isForThisVisitor = rights.canBuyMerchandise || !product.isMerchandise;
      if (product.quantity <= 0 || !isForThisVisitor) continue;
      try {
        await bus.run(addToBasket, { productId: product.id, quantity: 1, pack: 'ST' });
        added.push(product);
      } catch (error) {
        if (isSoldOut(error)) continue;
        await onError(error);
        break;
      }
    }
    return { added, left: wanted.filter((product) => !added.includes(product)) };
  }

  const adding = useMutation({ networkMode: 'always', mutationFn: add, onError });
  const undoing = useMutation({
    networkMode: 'always',
    mutationFn: async ({ added }: Added) => {
      await Promise.all(added.map(({ id }) => bus.run(setBasketQuantity, { productId: id, quantity: 0 })));
    },
    onSuccess: adding.reset,
    onError,
  });
  return {
    add: () => adding.mutate(),
    isAdding: adding.isPending,
    result: adding.data,
    undo: undoing.mutate,
    isUndoing: undoing.isPending,
  };
}
