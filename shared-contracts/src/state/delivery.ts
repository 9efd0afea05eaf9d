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
}

export const noDelivery: DeliveryState = {
  state: 'none',
  address: '',
  pointId: null,
  fastPickup: false,
  fastCourier: false,
};

/** The header's delivery label, by priority (LAY-43 to LAY-47). */
export function deliveryLabel({ state, fastCourier, fastPickup, pointId }: DeliveryState): string {
  if (fastCourier) return 'Быстрая доставка';
  if (fastPickup && pointId !== null) return 'Быстрый самовывоз';
  if (state === 'courier') return 'Доставка';
  if (state === 'pickup') return 'Самовывоз';
  return 'Адрес доставки или ПВЗ';
}
