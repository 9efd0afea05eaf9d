export { type Rights, rightsOf } from '../../cabinet/calls/rights';
export { type BasketState, unknownBasket } from './basket';
export { type CityState, cityState } from './city';
export { createStores, type Stores, type WritableStores } from './create-stores';
export { type DeliveryState, deliveryLabel, deliveryState, type HeaderDeliveryState, noDelivery } from './delivery';
export { closedLayout, type LayoutState, type Notification } from './layout';
export { type SessionState, unknownSession } from './session';
