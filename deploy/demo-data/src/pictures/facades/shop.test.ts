import { pickupPoints } from '../../shops/pickup-points';
import { OWN_SHOPS } from '../../shops/pickup-services';
import { Pen } from '../drawing/pen';
import { shop } from './shop';

test('no two of our shops look the same, whatever their names', () => {
  const own = pickupPoints().filter(({ serviceId }) => serviceId === OWN_SHOPS);
  const drawn = own.map(({ id: seed }) => shop(new Pen(), { name: '', seed }));
  expect(own.length).toBeGreaterThan(50);
  expect(new Set(drawn).size).toBe(own.length);
});
