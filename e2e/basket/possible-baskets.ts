import * as z from 'zod/mini';
import type { Asked } from './basket-page';

/** Product id → pieces. */
export type Quantities = Readonly<Record<number, number>>;

const input = z.object({ productId: z.number(), quantity: z.number() });

const withPieces = (all: Quantities, id: number, pieces: number): Quantities => {
  const { [id]: _, ...others } = all;
  return pieces > 0 ? { ...others, [id]: pieces } : others;
};

/** The baskets that one change may have produced, whatever its page knows about it. */
function ends(before: Quantities, asked: Asked, later: readonly Asked[]): Quantities[] {
  if (asked.outcome === 'refused') return [before];
  if (asked.name === 'basket:reload') return [before];
  const ifNotDone = asked.outcome === 'done' ? [] : [before];
  if (asked.name === 'clear') return [{}, ...ifNotDone];
  const { productId, quantity } = input.parse(asked.input);
  const held = before[productId] ?? 0;
  if (asked.name === 'basket:add') return [withPieces(before, productId, held + quantity), ...ifNotDone];
  // Of several quantities only the last one has to be sent.
  const isReplaced = later.some((one) => one.name === asked.name && input.parse(one.input).productId === productId);
  return [withPieces(before, productId, quantity), ...(isReplaced ? [before] : ifNotDone)];
}

/** Every basket that these changes, in order, may have produced from an empty one. */
export function possibleBaskets(log: readonly Asked[]): string[] {
  let baskets = new Set(['{}']);
  for (const [index, asked] of log.entries()) {
    const later = log.slice(index + 1);
    const next = [...baskets].flatMap((basket) =>
      ends(z.record(z.string(), z.number()).parse(JSON.parse(basket)), asked, later),
    );
    baskets = new Set(next.map((basket) => JSON.stringify(basket)));
  }
  return [...baskets];
}
