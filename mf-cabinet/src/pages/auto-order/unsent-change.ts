import { autoOrderVariant } from 'shared-contracts/cabinet/calls/auto-order-interval';
import { tabMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';
import type { AutoOrderChange } from '../../auto-order/use-auto-order-change';

const name = 'auto-order-change';

const change = z.union([
  z.object({ kind: z.literal('move'), date: z.string() }),
  z.object({
    kind: z.literal('goods'),
    goods: z.array(
      z.object({
        productId: z.int(),
        name: z.string(),
        picture: z.string(),
        price: z.number(),
        quantity: z.int(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('interval'),
    interval: z.object({ mode: autoOrderVariant, days: z.optional(z.int()) }),
  }),
]);
/** A change that was chosen, but not sent because the session had ended. */
export type UnsentChange = z.infer<typeof change>;

/** Whose it is, and of which auto-order. */
const unsent = z.object({ userId: z.int(), id: z.int(), change });

/** Keeps what was chosen in this tab, until the customer has signed in again. Presses without a choice are not kept. */
export function keepUnsent(userId: number | null, id: number, chosen: AutoOrderChange): void {
  const { success, data } = unsent.safeParse({ userId, id, change: chosen });
  if (success) tabMemory.write(name, data);
}

/** Takes what was kept for this customer and auto-order. What somebody else chose is forgotten. */
export function takeUnsent(userId: number, id: number): UnsentChange | null {
  const stored = tabMemory.read(name, unsent);
  if (stored?.userId === userId && stored.id !== id) return null;
  tabMemory.forget(name);
  return stored?.userId === userId ? stored.change : null;
}
