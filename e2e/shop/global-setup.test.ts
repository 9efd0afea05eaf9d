import { once } from 'node:events';
import { createServer } from 'node:http';
import globalSetup from './global-setup';

/** A shop at an address, which refuses every override. */
const shop = createServer((_request, response) => {
  response.writeHead(409, { 'content-type': 'text/plain; charset=utf-8' }).end('mf-catalog 2 требует react ^20.0.0');
}).listen(0, '127.0.0.1');
const settings = { ...process.env };

beforeAll(async () => {
  if (!shop.listening) await once(shop, 'listening');
  const address = shop.address();
  process.env.SHOP_URL = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  process.env.OVERRIDE_KEY = 'a key for overrides in tests';
});
afterAll(() => {
  process.env = settings;
  shop.close();
});

test('a run with a mix that the shop refuses stops before its first journey, with the reasons', async () => {
  process.env.OVERRIDE = 'mf-catalog=2';
  await expect(globalSetup()).rejects.toThrow('mf-catalog 2 требует react ^20.0.0');
});

test('a run with a mix that is misspelled stops before it asks a shop', async () => {
  process.env.OVERRIDE = 'catalog=2';
  await expect(globalSetup()).rejects.toThrow('нет такой части: catalog');
});

test('a run without a mix asks nothing', async () => {
  delete process.env.OVERRIDE;
  await expect(globalSetup()).resolves.toBeUndefined();
});
