import { tabMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';

const contact = z.object({ fullName: z.string(), phone: z.string(), email: z.string() });
const writtenAddress = z.object({
  street: z.string(),
  house: z.string(),
  porch: z.string(),
  floor: z.string(),
  apartment: z.string(),
  elevator: z.enum(['Y', 'N', '']),
});

/**
 * What the shopper decided and wrote on the order page, kept for the visit: it outlives a reload and a failed save. What is
 * written but not confirmed yet stands apart, so that a decision does not fold while it is being made.
 */
export const orderDraft = z.object({
  contact: z.optional(contact),
  writtenContact: z.optional(contact),
  serviceId: z.optional(z.int()),
  pickupPointId: z.optional(z.int()),
  address: z.optional(z.object({ ...writtenAddress.shape, coords: z.string() })),
  writtenAddress: z.optional(writtenAddress),
  deliveryDate: z.optional(z.string()),
  deliveryInterval: z.optional(z.string()),
  liftToTheFloor: z.optional(z.boolean()),
  paymentId: z.optional(z.int()),
  bonusOut: z.optional(z.int()),
  orderDescription: z.optional(z.string()),
  acceptPersonData: z.optional(z.boolean()),
  acceptEmail: z.optional(z.boolean()),
  acceptNotCall: z.optional(z.boolean()),
});
export type OrderDraft = z.output<typeof orderDraft>;

const nameOf = (locationId: number) => `order-draft-${locationId}`;

/** The draft of this visit in this city; empty when there is none, or it was written by another release. */
export const readDraft = (locationId: number): OrderDraft => tabMemory.read(nameOf(locationId), orderDraft) ?? {};

export const writeDraft = (locationId: number, draft: OrderDraft): void =>
  void tabMemory.write(nameOf(locationId), draft);

export const forgetDraft = (locationId: number): void => tabMemory.forget(nameOf(locationId));
