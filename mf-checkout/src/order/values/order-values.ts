import type { Order } from '@zapovednik/api/checkout/models/order';
import * as z from 'zod/mini';
import { emptyAddress } from '../../address/address-line';

/**
 * The values of the order form, kept for the visit. Their names are those that the server uses for invalid fields. Null means: the
 * server's default option.
 */
export const orderValues = z.object({
  user: z.object({ fullName: z.string(), phone: z.string(), email: z.string() }),
  serviceId: z.nullable(z.int()),
  pickupPointId: z.nullable(z.int()),
  profile: z.object({
    /** The town near the city, if the house is there. */
    town: z.optional(z.string()),
    street: z.string(),
    house: z.string(),
    porch: z.string(),
    floor: z.string(),
    apartment: z.string(),
    elevator: z.enum(['Y', 'N', '']),
    /** `"lat,lon"`; '' if the address was not looked up, or not found. */
    coords: z.string(),
  }),
  deliveryDate: z.nullable(z.string()),
  deliveryInterval: z.nullable(z.string()),
  liftToTheFloor: z.nullable(z.boolean()),
  paymentId: z.nullable(z.int()),
  bonusOut: z.nullable(z.int()),
  orderDescription: z.string(),
  /**
   * The employee of the order, in the session with this marker (SES-33); null: the one who signed in for the customer.
   */
  employee: z.nullable(z.object({ id: z.int(), name: z.string(), session: z.string() })),
  acceptPersonData: z.boolean(),
  acceptEmail: z.boolean(),
  acceptNotCall: z.boolean(),
});
export type OrderValues = z.output<typeof orderValues>;

/** The customer data that the server already has. */
export function knownValues({ user, address }: Pick<Order, 'user' | 'address'>): Pick<OrderValues, 'user' | 'profile'> {
  const { fullName, phone, email } = user;
  return { user: { fullName, phone, email }, profile: { ...emptyAddress, ...address } };
}

/** The initial values of the form: those of this visit, and the known customer data for empty fields. */
export function initialValues(order: Order, draft: OrderValues | null): OrderValues {
  const known = knownValues(order);
  if (draft) {
    const { user, profile } = draft;
    return {
      ...draft,
      user: Object.values(user).some(Boolean) ? user : known.user,
      profile: profile.street ? profile : known.profile,
    };
  }
  return {
    ...known,
    serviceId: null,
    pickupPointId: null,
    deliveryDate: null,
    deliveryInterval: null,
    liftToTheFloor: null,
    paymentId: null,
    bonusOut: null,
    orderDescription: '',
    employee: null,
    acceptPersonData: false,
    acceptEmail: false,
    acceptNotCall: false,
  };
}
