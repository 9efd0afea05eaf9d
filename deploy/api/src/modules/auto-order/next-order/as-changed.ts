import type { OrderRow } from '../../order-states/api';
import type { AutoOrderRow } from './next-order';

/** The template for the next orders: the parent order with the customer's later changes (CAB-23). */
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
    // Carrying to the floor needs a floor.
    liftPrice: place.address.floor ? parent.liftPrice : 0,
  };
}
