import { toDeliveryChoice } from '@zapovednik/api/checkout/models/delivery';
import { userDelivery } from '@zapovednik/testing/fixtures';
import { deliveryLabel, deliveryState } from './delivery-state';

const point = { ID: 301, NAME: 'Заповедник на Малышева', SERVICE_ID: 2 };
const home = {
  street: 'улица Ленина',
  house: '5',
  coords: '',
  floor: '',
  porch: '',
  apartment: '',
  elevator: '',
} as const;

test.each([
  ['nothing', {}, 'none', '', 'Адрес доставки или ПВЗ'],
  ['a point', { DELIVERY_TYPE: 'pickup', PICKUP_POINT_DATA: point }, 'pickup', point.NAME, 'Самовывоз'],
  ['an address', { DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: home }, 'courier', 'улица Ленина, 5', 'Доставка'],
  [
    'an address, with an earlier point',
    { DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: home, PICKUP_POINT_DATA: point },
    'courier',
    'улица Ленина, 5',
    'Доставка',
  ],
  [
    'a point, with an earlier address',
    { DELIVERY_TYPE: 'pickup', USER_PROFILE_DATA: home, PICKUP_POINT_DATA: point },
    'pickup',
    point.NAME,
    'Самовывоз',
  ],
  [
    'fast pickup',
    { DELIVERY_TYPE: 'fast_pickup', PICKUP_POINT_DATA: point, FAST_MODE: 'Y' },
    'pickup',
    point.NAME,
    'Быстрый самовывоз',
  ],
  [
    'fast delivery',
    { DELIVERY_TYPE: 'fast_delivery', USER_PROFILE_DATA: home },
    'courier',
    'улица Ленина, 5',
    'Быстрая доставка',
  ],
] as const)('DEL-36 LAY-48 LAY-49 %s is chosen', (_, chosen, state, address, label) => {
  const delivery = deliveryState(toDeliveryChoice(userDelivery(chosen)));
  expect(delivery).toMatchObject({ state, address, message: 'Адрес доставки или ПВЗ' });
  expect(deliveryLabel(delivery)).toBe(label);
});
