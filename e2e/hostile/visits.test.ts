import { type HostileShop, startHostileShop } from './hostile-shop';

let shop: HostileShop;
beforeAll(async () => {
  shop = await startHostileShop();
});
afterAll(() => shop.close());

test('the attacked gateway still answers normal visitors', async () => {
  expect(await shop.ask('/')).toMatchObject({ status: 200 });
  expect(await shop.ask('/api/location/city/get/')).toMatchObject({ status: 200 });
  const answer = await shop.raw(
    'GET /api/location/city/get/ HTTP/1.1\r\nHost: shop.localhost\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
