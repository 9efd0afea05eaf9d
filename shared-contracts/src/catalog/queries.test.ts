import { createTestShop } from '../testing';
import { checkUri } from './calls/uri';
import { shortUrisQuery } from './queries';

test('VAL-25 API-06 an empty list of paths gives an empty result without a call', async () => {
  const shop = createTestShop();
  const answer = [{ URI: '/catalog/koshki/', SHORT_URI: '' }];
  shop.backEnd.answer(checkUri, answer);
  expect(await shop.query.fetchQuery(shortUrisQuery(shop, []))).toEqual([]);
  expect(shop.backEnd.asked).toEqual([]);
  expect(await shop.query.fetchQuery(shortUrisQuery(shop, ['/catalog/koshki/']))).toEqual(answer);
  shop.query.clear();
});
