import type { DeliveryChoice } from '../../checkout/models/delivery';

/** The header's delivery state (LAY-48). */
export type HeaderDeliveryState = 'pickup' | 'courier' | 'none';

/** What this session has chosen for delivery. */
export interface DeliveryState {
  readonly state: HeaderDeliveryState;
  /** The address or the name of the point; empty when nothing is chosen. */
  readonly address: string;
  readonly pointId: number | null;
  readonly fastPickup: boolean;
  readonly fastCourier: boolean;
  /** What the server says of the choice, for the header (LAY-49); empty before anything is known. */
  readonly message: string;
}

export const noDelivery: DeliveryState = {
  state: 'none',
  address: '',
  pointId: null,
  fastPickup: false,
  fastCourier: false,
  message: '',
};

/** The state of what a session chose; an address that is kept while a point is chosen is not in force. */
export function deliveryState({ type, address, point, isFastPickup, message }: DeliveryChoice): DeliveryState {
  const fastPickup = isFastPickup && point !== null;
  const fastCourier = type === 'fast_delivery';
  const chose = { pointId: point?.id ?? null, fastPickup, fastCourier, message };
  const toPoint = point !== null && (fastPickup || type === 'pickup' || !address);
  if (toPoint && !fastCourier) return { ...chose, state: 'pickup', address: point.name };
  if (address) return { ...chose, state: 'courier', address: `${address.street}, ${address.house}` };
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
