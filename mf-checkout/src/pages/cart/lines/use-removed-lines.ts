import type { BasketLine } from '@zapovednik/api/checkout/models/basket';
import { useApp } from '@zapovednik/platform/app';
import { runWrite } from '@zapovednik/platform/query';
import { useState } from 'react';
import type { BasketChange } from '../../../basket/basket-change';
import { basketMutation, basketWrite } from '../../../basket/basket-write';

/** Lines that were removed during this visit of the page and can be restored. */
export interface RemovedLines {
  readonly lines: readonly BasketLine[];
  readonly remember: (lines: readonly BasketLine[]) => void;
  /** Restores a line with its quantity, its unit and its place. */
  readonly restore: (line: BasketLine) => void;
  /** The product that was restored last. */
  readonly returned: number | null;
  /** Whether a line is being restored. */
  readonly isRestoring: (line: BasketLine) => boolean;
}

/** The place of a line among the others. */
export const placeOf = ({ sort, id }: BasketLine): number => sort ?? id;

/**
 * @param present the lines in the basket: a line that is in the basket again is no longer removed
 * @param changes the pending changes of the basket
 */
export function useRemovedLines(present: readonly BasketLine[], changes: readonly BasketChange[]): RemovedLines {
  const app = useApp();
  const [lines, setLines] = useState<readonly BasketLine[]>([]);
  const [returned, setReturned] = useState<number | null>(null);

  const without = (from: readonly BasketLine[], gone: readonly BasketLine[]) =>
    from.filter(({ productId }) => !gone.some((line) => line.productId === productId));

  const restore = async (line: BasketLine) => {
    const { productId, quantity, step } = line;
    setReturned(productId);
    const pack = step > 1 ? ('PACK' as const) : ('ST' as const);
    const request = { key: crypto.randomUUID(), repeated: false };
    const change = { kind: 'quantity' as const, productId, quantity, pack, sort: placeOf(line), ...request };
    try {
      await runWrite(app.query, basketMutation(app), basketWrite(app, change));
      setLines((all) => without(all, [line]));
    } catch {
      // The mutation has shown the error; the line stays removed, and the user can try again.
    }
  };

  return {
    lines: without(lines, present),
    remember: (gone) => setLines((all) => [...without(all, gone), ...gone]),
    restore: (line) => void restore(line),
    returned,
    isRestoring: ({ productId }) =>
      changes.some((change) => change.kind === 'quantity' && change.productId === productId && change.quantity > 0),
  };
}
