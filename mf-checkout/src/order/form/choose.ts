import type { Address, PickupPoint } from 'shared-contracts/api/delivery';
import type { OrderDelivery, OrderState, PaySystem } from 'shared-contracts/api/order';
import { addressSchema } from '../delivery/address-schema';
import { type Contact, contactSchema } from './contact-schema';
import type { OrderDraft } from './draft';
import { isPickup, offeredDeliveries, offeredPayments, selected } from './offered';
import type { OrderChoice } from './order-query';

export type StepName = 'contact' | 'delivery' | 'payment';

/** What is decided of an order, from the draft and the server's state together; null: still open. */
export interface Decisions {
  readonly contact: Contact | null;
  readonly delivery: OrderDelivery | null;
  readonly point: PickupPoint | null;
  readonly address: Address | null;
  readonly date: string;
  readonly interval: string;
  readonly payment: PaySystem | null;
  /** Whether the chosen delivery knows where to: the point, or the address. */
  readonly reached: boolean;
  /** The first decision that is still open; null: the order can be made. */
  readonly next: StepName | null;
}

const addressFields = addressSchema();

function decidedAddress(draft: OrderDraft, profile: Address | null): Address | null {
  const address = draft.address ?? profile;
  const known = addressFields.safeParse(address);
  return address && known.success ? { ...known.data, coords: address.coords } : null;
}

/** The first day and interval are chosen until the shopper chooses others. */
function decidedTime({ DATES }: OrderDelivery, draft: OrderDraft) {
  const day = DATES.find(({ DATE }) => DATE === draft.deliveryDate) ?? DATES[0];
  const interval = day?.INTERVALS.find((hours) => hours === draft.deliveryInterval) ?? day?.INTERVALS[0];
  return { date: day?.DATE ?? '', interval: interval ?? '' };
}

export function decide(draft: OrderDraft, state: OrderState): Decisions {
  const contact = contactSchema.safeParse(draft.contact ?? state.USER);
  const delivery = selected(offeredDeliveries(state), draft.serviceId) ?? null;
  const address = decidedAddress(draft, state.PROFILE);
  const payment = selected(offeredPayments(state), draft.paymentId) ?? null;
  // Until the server has calculated with the chosen point, its state still has the one from before.
  const isCurrent = draft.pickupPointId === undefined || draft.pickupPointId === state.PICKUP_POINT?.ID;
  const point = isCurrent ? state.PICKUP_POINT : null;
  const reached = delivery !== null && (isPickup(delivery) ? point : address) !== null;
  return {
    contact: contact.success ? contact.data : null,
    delivery,
    point,
    address,
    ...(delivery ? decidedTime(delivery, draft) : { date: '', interval: '' }),
    payment,
    reached,
    next: !contact.success ? 'contact' : !reached ? 'delivery' : !payment ? 'payment' : null,
  };
}

/** What the server calculates from. Date and hours change no price, so choosing them asks for nothing. */
export function choiceOf(draft: OrderDraft): OrderChoice {
  const { serviceId, pickupPointId, paymentId, bonusOut, address, liftToTheFloor } = draft;
  return {
    ...(serviceId !== undefined && { serviceId }),
    ...(pickupPointId !== undefined && { pickupPointId }),
    ...(paymentId !== undefined && { paymentId }),
    ...(bonusOut !== undefined && { bonusOut }),
    ...(address && { profile: address }),
    ...(liftToTheFloor !== undefined && { liftToTheFloor: liftToTheFloor ? 'Y' : 'N' }),
  };
}
