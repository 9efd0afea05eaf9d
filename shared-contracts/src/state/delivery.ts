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

/** The fields of the back end's user delivery that the state is made from (DEL-36). */
interface UserDeliveryFields {
  readonly DELIVERY_TYPE: 'courier' | 'pickup' | 'fast_delivery' | 'fast_pickup' | 'charity' | null;
  readonly USER_PROFILE_DATA: { readonly street: string; readonly house: string } | null;
  readonly PICKUP_POINT_DATA: { readonly ID: number; readonly NAME: string } | null;
  readonly FAST_MODE: 'Y' | 'N';
  readonly HEADER_DELIVERY_MESSAGE: string;
}

/** The state of what a session chose; an address that is kept while a point is chosen is not in force. */
export function deliveryState(chosen: UserDeliveryFields): DeliveryState {
  const { DELIVERY_TYPE: type, USER_PROFILE_DATA: profile, PICKUP_POINT_DATA: point } = chosen;
  const chose = {
    pointId: point?.ID ?? null,
    fastPickup: chosen.FAST_MODE === 'Y' && point !== null,
    message: chosen.HEADER_DELIVERY_MESSAGE,
  };
  const fastCourier = type === 'fast_delivery';
  const toPoint = point !== null && (chose.fastPickup || type === 'pickup' || !profile);
  if (toPoint && !fastCourier) return { ...chose, fastCourier, state: 'pickup', address: point.NAME };
  if (profile) return { ...chose, fastCourier, state: 'courier', address: `${profile.street}, ${profile.house}` };
  return { ...noDelivery, ...chose, fastCourier };
}

/** The header's delivery label, by priority (LAY-43 to LAY-47). */
export function deliveryLabel({ state, fastCourier, fastPickup, pointId }: DeliveryState): string {
  if (fastCourier) return 'Быстрая доставка';
  if (fastPickup && pointId !== null) return 'Быстрый самовывоз';
  if (state === 'courier') return 'Доставка';
  if (state === 'pickup') return 'Самовывоз';
  return 'Адрес доставки или ПВЗ';
}
