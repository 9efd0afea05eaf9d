import { forgetDraft, readDraft, storeDraft } from '@zapovednik/platform/draft';
import { addressRules } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import type { AddressValues } from '../address/address-line';

const NAME = 'mf-checkout/saved-address';

const kept = z.object({
  /** The address that is changed; null: a new one. */
  profileId: z.nullable(z.int()),
  values: z.extend(addressRules([]), { coords: z.string() }),
});

/** Typed values of an address that this customer has not sent: they survive a reload and an expired session. */
export const readKept = (userId: number | null) => readDraft(NAME, userId, kept);

/** Stores typed values. Not after the session has ended: they would belong to a guest, and so to the next person. */
export function keepTyped(userId: number | null, profileId: number | null, values: AddressValues): void {
  if (userId !== null) storeDraft(NAME, userId, { profileId, values } satisfies z.input<typeof kept>);
}

/** The form was sent or closed. */
export const forgetKept = (): void => forgetDraft(NAME);
