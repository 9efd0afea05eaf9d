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

/** What this customer typed of an address and has not sent: it survives a reload and a session that expires. */
export const readKept = (userId: number | null) => readDraft(NAME, userId, kept);

/** Keeps what is typed. Not after the session has ended: it would be a guest's, and so the next person's. */
export function keepTyped(userId: number | null, profileId: number | null, values: AddressValues): void {
  if (userId !== null) storeDraft(NAME, userId, { profileId, values } satisfies z.input<typeof kept>);
}

/** The form was sent or closed. */
export const forgetKept = (): void => forgetDraft(NAME);
