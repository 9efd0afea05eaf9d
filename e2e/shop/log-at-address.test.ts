import { OVERRIDE_KEY, startGateway, type TestGateway } from 'deploy-gateway/testing/start-gateway';
import { requestShop } from './ask-shop';
import { logAtAddress } from './log-at-address';

let gateway: TestGateway;
let shop: string;
const settings = { ...process.env };

beforeAll(async () => {
  gateway = await startGateway(undefined, { LOG_LEVEL: 'info' }, { write: () => {} });
  shop = `http://shop.localhost:${gateway.port}`;
}, 30_000);
afterEach(() => {
  process.env = { ...settings };
});
afterAll(() => gateway.close());

test('a shop that runs elsewhere tells what it logged about the requests of a journey', async () => {
  process.env.OVERRIDE_KEY = OVERRIDE_KEY;
  const { headers } = await gateway.ask('/?fault=throw');
  await requestShop(new URL('/?fault=throw', shop));
  const [line, ...others] = await logAtAddress(shop, new Set([String(headers['x-request-id'])]));
  expect(line).toContain('the shell threw');
  expect(others).toEqual([]);
});

test('without its key the reason is said instead', async () => {
  delete process.env.OVERRIDE_KEY;
  await expect(logAtAddress(shop, new Set())).rejects.toThrow(`${shop} tells its log with OVERRIDE_KEY`);
  process.env.OVERRIDE_KEY = 'another key, just as long';
  await expect(logAtAddress(shop, new Set())).rejects.toThrow(`${shop} does not tell its log`);
});
