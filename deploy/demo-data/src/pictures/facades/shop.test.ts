import { pickupPoints } from '../../shops/pickup-points';
import { OWN_SHOPS } from '../../shops/pickup-services';
import { Pen } from '../drawing/pen';
import { houses } from './houses';
import { shop } from './shop';

/** Our shops, in the order of a city's list. */
const ids = pickupPoints()
  .filter(({ serviceId }) => serviceId === OWN_SHOPS)
  .map(({ id }) => id);

test('neighbours in a list of shops are in different houses', () => {
  const pairs = ids.slice(1).map((id, at) => [ids[at] ?? 0, id] as const);
  const sameCity = pairs.filter(([one, two]) => Math.floor(one / 100) === Math.floor(two / 100));
  expect(sameCity.length).toBeGreaterThan(30);
  expect(sameCity.filter(([one, two]) => one % houses.length === two % houses.length)).toEqual([]);
});

test('no two shops look the same', () => {
  const drawn = ids.map((seed) => shop(new Pen(), { name: '', seed }));
  expect(new Set(drawn).size).toBe(ids.length);
});
