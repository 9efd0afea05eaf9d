import type { Where } from '../catalogue/product-rows';

interface Delivered {
  deliveryType: string;
  pickupPointId: number | null;
  locationId: number;
}

/** Goods of fast pickup lie in the chosen shop, those of any other order in the city's warehouse. */
export const stockPlaceOf = ({ deliveryType, pickupPointId, locationId }: Delivered): Where => ({
  locationId,
  shopId: deliveryType === 'fast_pickup' ? (pickupPointId ?? 0) : null,
});
