import { autoOrderVariant } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { autoOrderPlace } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { forgetDraft, readDraft, storeDraft } from '@zapovednik/platform/draft';
import * as z from 'zod/mini';
import type { AutoOrderChange } from '../../../auto-order/use-auto-order-change';

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
  z.object({ kind: z.literal('place'), place: z.nullable(autoOrderPlace) }),
  z.object({ kind: z.literal('payment'), paymentId: z.nullable(z.int()) }),
  z.object({
    kind: z.literal('recipient'),
    recipient: z.nullable(z.object({ fullName: z.string(), phone: z.string(), email: z.string() })),
  }),
  z.object({
    kind: z.literal('interval'),
    interval: z.object({ mode: autoOrderVariant, days: z.optional(z.int()) }),
  }),
]);
/** A chosen change that was not sent because the session had ended. */
export type UnsentChange = z.infer<typeof change>;

/** A change of an auto-order. */
const unsent = z.object({ id: z.int(), change });

/** Stores the choice in this tab until the customer has signed in again. Clicks without a choice are not stored. */
export function keepUnsent(userId: number | null, id: number, chosen: AutoOrderChange): void {
  const { success, data } = unsent.safeParse({ id, change: chosen });
  if (success && userId !== null) storeDraft('mf-cabinet/auto-order', userId, data);
}

/**
 * Returns and removes the stored choice of this customer and auto-order. The choice of another customer is only
 * removed.
 */
export function takeUnsent(userId: number, id: number): UnsentChange | null {
  const stored = readDraft('mf-cabinet/auto-order', userId, unsent);
  if (stored?.id !== id) return null;
  forgetDraft('mf-cabinet/auto-order');
  return stored.change;
}
