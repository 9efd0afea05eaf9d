import { tabMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';
import { type OrderValues, orderValues } from './order-values';

const nameOf = (locationId: number) => `order-draft-${locationId}`;

/** Who typed the values: the id of the signed-in user, or null of a guest. */
const draft = z.object({ userId: z.nullable(z.int()), values: orderValues });

/**
 * The form values of this visit in this city; null when there are none, or another release wrote them. What a guest typed stays after a
 * sign-in; what a signed-in user typed is nobody else's.
 */
export function readDraft(locationId: number, userId: number | null): OrderValues | null {
  const stored = tabMemory.read(nameOf(locationId), draft);
  return stored && (stored.userId === null || stored.userId === userId) ? stored.values : null;
}

/** Stores the values: a reload and a failed save keep them. */
export const writeDraft = (locationId: number, userId: number | null, values: OrderValues): void =>
  void tabMemory.write(nameOf(locationId), { userId, values } satisfies z.input<typeof draft>);

export const forgetDraft = (locationId: number): void => tabMemory.forget(nameOf(locationId));
