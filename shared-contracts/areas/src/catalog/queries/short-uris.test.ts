import { checkUri } from '@zapovednik/api/catalog/calls/uri';
import { createTestApp } from '@zapovednik/testing';
import { shortUrisQuery } from './short-uris';

test('VAL-25 API-06 an empty list of paths gives an empty result without a call', async () => {
  const app = createTestApp();
  const answer = [{ URI: '/catalog/koshki/', SHORT_URI: '' }];
  app.backEnd.answer(checkUri, answer);
  expect(await app.query.fetchQuery(shortUrisQuery(app, []))).toEqual([]);
  expect(app.backEnd.asked).toEqual([]);
  expect(await app.query.fetchQuery(shortUrisQuery(app, ['/catalog/koshki/']))).toEqual([
    { path: '/catalog/koshki/', shortPath: '' },
  ]);
  app.query.clear();
});
