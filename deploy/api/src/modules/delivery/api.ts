/** The part of `delivery` that other modules may import. */

export { addressLine } from './address/address-line';
export { checkOrderAddress, type OrderAddress } from './address/order-address';
export { deliveryCost, isPickup } from './delivery-cost';
export { goodsOf } from './goods';
export { offersFor } from './offers-for';
export { goodsAt, type PointRow, presentPoint } from './points';
export { checkMarked } from './profiles/check-marked';
export { ownProfile, profilesOf } from './profiles/profiles';
