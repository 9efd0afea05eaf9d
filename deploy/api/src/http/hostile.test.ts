import fc from 'fast-check';
import { logout } from 'shared-contracts/api/user';
import { routes } from '../routes';
import { startShop, type TestShop } from '../testing/start-shop';

let shop: TestShop;
let sessions: (string | undefined)[];
beforeAll(async () => {
  shop = await startShop();
  sessions = [undefined, await shop.visit(), await shop.signIn('boris')];
}, 60_000);
afterAll(() => shop.close());

/** Texts that break careless servers, beside arbitrary ones. */
const text = fc.oneof(
  fc.constantFrom(
    '0',
    '1',
    '2201',
    '-1',
    '1e9',
    '999999999',
    '99999999999999999999',
    'null',
    'Y',
    'true',
    '',
    ' ',
    '\0',
  ),
  fc.constantFrom("' or 1=1 --", '%', '\\', '../..', '<script>', '__proto__', 'ｆｕｌｌ', '\ud83d\udc15', '\ud83d'),
  fc.string({ maxLength: 40 }),
  fc.string({ minLength: 300, maxLength: 700 }),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(text, tie('any'), { maxKeys: 3 }),
  ),
})).any;

const encoded = (raw: string) => encodeURIComponent(raw.replace(/[\ud800-\udfff]/g, '\ufffd')) || '0';

/** A request to a call whose known fields hold anything. */
const requestTo = (names: { query: string[]; body: string[] }) =>
  fc.record({
    params: fc.array(text, { minLength: 3, maxLength: 3 }),
    query: fc.array(
      fc.tuple(fc.constantFrom('x', ...names.query), fc.constantFrom('', '[]', '[a]', '[ID][]', '[__proto__]'), text),
      { maxLength: 4 },
    ),
    body: fc.dictionary(fc.constantFrom('x', ...names.body), value, { maxKeys: 6 }),
    session: fc.nat(2),
    location: fc.constantFrom('2201', '2210', '0', 'x', '99999999999'),
  });

/** Signing out comes last: it ends the sessions that the others are asked with. */
const calls = routes.map(({ call }) => call).sort((a, b) => Number(a.id === logout.id) - Number(b.id === logout.id));

test.each(calls.map((call) => [call.id, call] as const))('%s never fails by what it is sent', async (_, call) => {
  const names = { query: Object.keys(call.query.shape), body: Object.keys(call.body.shape) };
  await fc.assert(
    fc.asyncProperty(requestTo(names), async ({ params, query, body, session, location }) => {
      const given = params[Symbol.iterator]();
      const path = call.path.replace(/\{\w+\}/g, () => encoded(given.next().value ?? '1'));
      const search = query.map(([name, bracket, raw]) => `${name}${bracket}=${encoded(raw)}`).join('&');
      const method = call.methods[0] ?? 'GET';
      const authorization = sessions[session];
      const response = await fetch(`${shop.root}${path}?${search}`, {
        method,
        headers: {
          'x-location': location,
          ...(authorization && { authorization }),
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response.json();
      expect([response.status < 500, answer]).toEqual([true, expect.objectContaining({ type: expect.any(String) })]);
    }),
    { numRuns: 15, seed: 2201 },
  );
});
