import type { DeliveryChoice } from '@zapovednik/api/checkout/models/delivery';
import { type DeliveryState, noDelivery } from './atoms';

/** The state of the session's choice. An address that is stored while a point is chosen is ignored. */
export function deliveryState({ type, address, point, isFastPickup, message }: DeliveryChoice): DeliveryState {
  const fastPickup = isFastPickup && point !== null;
  const fastCourier = type === 'fast_delivery';
  const chose = { pointId: point?.id ?? null, fastPickup, fastCourier, message };
  const toPoint = point !== null && (fastPickup || type === 'pickup' || !address);
  if (toPoint && !fastCourier) return { ...chose, state: 'pickup', address: point.name };
  if (address)
    return {
      ...chose,
      state: 'courier',
      address: [address.town, address.street, address.house].filter(Boolean).join(', '),
    };
  return { ...noDelivery, ...chose };
}

/** The header's delivery label, by priority (LAY-43 to LAY-47). */
export function deliveryLabel({ state, fastCourier, fastPickup, pointId }: DeliveryState): string {
  if (fastCourier) return 'Быстрая доставка';
  if (fastPickup && pointId !== null) return 'Быстрый самовывоз';
  if (state === 'courier') return 'Доставка';
  if (state === 'pickup') return 'Самовывоз';
  return 'Адрес доставки или ПВЗ';
}
