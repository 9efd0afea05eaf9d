import { type DeliveryState, deliveryAtom, noDelivery } from '@zapovednik/areas/checkout/atoms';
import { fixtures } from '@zapovednik/testing';
import { createTestShell } from '../../testing/open-app';
import { storeDelivery } from './stored-delivery';

const chosen: DeliveryState = { ...noDelivery, state: 'pickup', address: 'Заповедник на Малышева', pointId: 301 };

beforeEach(() => sessionStorage.clear());

test('CIT-11 CIT-20 the choice is shown at once on the next page of the same location', () => {
  const app = createTestShell();
  storeDelivery(app);
  app.write(deliveryAtom, chosen);
  expect(JSON.parse(sessionStorage.getItem('itgro_data') ?? '')).toEqual({ location_id: 2201, user_delivery: chosen });
  const next = createTestShell();
  storeDelivery(next);
  expect(next.atom(deliveryAtom).get()).toEqual(chosen);
});

test('CIT-20 the choice is not used in another location', () => {
  const app = createTestShell();
  storeDelivery(app);
  app.write(deliveryAtom, chosen);
  const perm = createTestShell({ city: fixtures.perm() });
  storeDelivery(perm);
  expect(perm.atom(deliveryAtom).get()).toEqual(noDelivery);
});

test.each(['no json', '{"location_id":2201}', '{"location_id":2201,"user_delivery":{"state":"teleport"}}'])(
  'CIT-20 invalid stored data is ignored: %s',
  (text) => {
    sessionStorage.setItem('itgro_data', text);
    const app = createTestShell();
    storeDelivery(app);
    expect(app.atom(deliveryAtom).get()).toEqual(noDelivery);
  },
);
