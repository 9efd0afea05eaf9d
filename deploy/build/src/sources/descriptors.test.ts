import { describeCall } from '@zapovednik/api/describe-call';
import { readDescriptors } from './descriptors';

test('of two calls with one id, the last has the whole answer: releases are compared by it', async () => {
  const { calls } = await readDescriptors();
  const favourites = calls.filter(({ id }) => id === 'catalog.product.getFavourites');
  expect(favourites).toHaveLength(2);
  const [ids = '', whole = ''] = favourites.map((call) => JSON.stringify(describeCall(call).answer));
  expect(whole).toContain('"discount_price"');
  expect(ids).not.toContain('"discount_price"');
});
