import { signOverride } from 'deploy-releases/overrides/override';
import { OVERRIDE_KEY, startGateway, type TestGateway } from '../testing/start-gateway';
import { signTesterToken } from './token';

let gateway: TestGateway;
/** The ids of a request with a fault and of one without. */
let failed: string;
let fine: string;

const requestIdOf = async (path: string) => String((await gateway.ask(path)).headers['x-request-id']);

beforeAll(async () => {
  gateway = await startGateway(undefined, { LOG_LEVEL: 'info' }, { write: () => {} });
  failed = await requestIdOf('/?fault=throw');
  fine = await requestIdOf('/');
}, 30_000);
afterAll(() => gateway.close());

const ask = (token: string, requests: readonly unknown[], shop = gateway) =>
  shop.ask('/testers/log', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ requests }),
  });

test('who has the key gets the warnings and errors about the requests that they name, and no others', async () => {
  const lines: string[] = JSON.parse((await ask(signTesterToken(OVERRIDE_KEY), [failed, fine])).text);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, reqId: failed, msg: 'the document failed' }),
  ]);
  expect((await ask(signTesterToken(OVERRIDE_KEY), [fine])).text).toBe('[]');
});

test.each([
  ['no token', ''],
  ['a token of another key', signTesterToken('another key, just as long')],
  ['a token that is over', signTesterToken(OVERRIDE_KEY, Date.now() - 1)],
  ['a token for ever', signTesterToken(OVERRIDE_KEY, Date.now() + 24 * 3_600_000)],
  ['the token of an override', signOverride({}, Date.now() + 3_600_000, OVERRIDE_KEY)],
  ['a signature for another time', `${Date.now() + 1_000}.${signTesterToken(OVERRIDE_KEY).split('.')[1]}`],
])('with %s there is nothing, as at any unknown address', async (_, token) => {
  const unknown = await gateway.ask('/testers/other', { method: 'POST' });
  expect(await ask(token, [failed])).toMatchObject({ status: unknown.status, text: unknown.text });
});

test('questions that are no list of request ids are refused', async () => {
  const token = signTesterToken(OVERRIDE_KEY);
  expect((await ask(token, ['%'])).status).toBe(400);
  expect((await ask(token, Array(2_001).fill(failed))).status).toBe(400);
});

test('a shop without a key keeps and tells nothing', async () => {
  const shop = await startGateway(undefined, { OVERRIDE_KEY: undefined });
  expect((await ask(signTesterToken(OVERRIDE_KEY), [failed], shop)).status).toBe(404);
  await shop.close();
});
