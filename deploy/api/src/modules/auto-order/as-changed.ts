import type { OrderRow } from '../order-states/api';
import type { AutoOrderRow } from './next-order';

/** The order that the next ones are made like: the one that repeats, with what its customer changed since (CAB-23). */
export function asChanged(
  parent: OrderRow,
  { place, paySystemId, recipient }: Pick<AutoOrderRow, 'place' | 'paySystemId' | 'recipient'>,
): OrderRow {
  return {
    ...parent,
    ...(place && placeOf(place, parent)),
    ...(paySystemId !== null && { paySystemId }),
    ...(recipient && { contactName: recipient.fullName, phone: recipient.phone, email: recipient.email }),
  };
}

function placeOf(place: NonNullable<AutoOrderRow['place']>, parent: OrderRow): Partial<OrderRow> {
  const service = { deliveryServiceId: place.serviceId, deliveryName: place.name };
  if (place.kind === 'point') {
    return {
      ...service,
      deliveryType: 'pickup',
      pickupPointId: place.id,
      address: null,
      deliveryAddress: place.address,
      liftPrice: 0,
    };
  }
  return {
    ...service,
    deliveryType: 'courier',
    pickupPointId: null,
    address: place.address,
    deliveryAddress: place.line,
    // Nothing is carried up without a floor.
    liftPrice: place.address.floor ? parent.liftPrice : 0,
  };
}
