import { failure, success } from '@zapovednik/api/envelope';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { customer, order, session } from '../../db/schema';
import { routes } from '../../modules';
import { inputsOf } from '../../testing/arbitrary-input';
import { PAY, paymentsIn } from '../../testing/payments';
import { useShop } from '../../testing/use-shop';
import { keyOf } from '../session';
import { openApi } from './document';

/**
 * Schemas and handlers do not depend on the database. With PGlite each call gets only a few inputs, for errors of the
 * driver.
 */
const RUNS = process.env.DATABASE_URL ? 15 : 3;

const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema: z.unknown() });
const operation = z.object({
  operationId: z.string(),
  parameters: z._default(z.array(parameter), []),
  requestBody: z.optional(z.object({ content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }) })),
  responses: z.record(z.string(), z.unknown()),
});
const paths = z.record(z.string(), z.record(z.string(), operation));

const operations = Object.entries(paths.parse(openApi(routes).paths)).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ ...one, path, method: method.toUpperCase() })),
);
type Operation = (typeof operations)[number];

const shop = useShop({ payments: true });
const payments = paymentsIn(shop);
beforeAll(async () => {
  await shop.db.insert(customer).values({ id: 3, login: 'olga', groups: ['admin'] });
  await shop.db.insert(session).values(people('first'));
  for (const paySystem of Object.values(PAY)) await payments.order('first-anna', paySystem);
  await shop.db.update(order).set({ customerId: 1 });
});

const expiresAt = new Date('2100-01-01');
/** Sessions of a visitor, two customers and an employee, by the name of the tester. */
const people = (name: string) =>
  Object.entries({ visitor: null, anna: 1, boris: 2, olga: 3 }).map(([person, customerId]) => ({
    key: keyOf(`${name}-${person}`),
    customerId,
    expiresAt,
  }));

const inPath = (raw: unknown) => {
  const given = typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
  const text = encodeURIComponent(given.replace(/[\ud800-\udfff]/g, '\ufffd'));
  return /^\.*$/.test(text) ? `${text}x` : text;
};

/** Nested values as brackets, `filter[ID][]=1`. */
const inQuery = (name: string, value: unknown): [string, string][] => {
  if (Array.isArray(value)) return value.flatMap((one) => inQuery(`${name}[]`, one));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => inQuery(`${name}[${key}]`, one));
  return value === undefined ? [] : [[name, String(value)]];
};
const encoded = (value: unknown) =>
  new URLSearchParams(Object.entries(Object(value)).flatMap(([name, one]) => inQuery(name, one))).toString();

const named = (parameters: Operation['parameters'], place: 'path' | 'query') => {
  const fields = parameters
    .filter((one) => one.in === place)
    .map(({ name, schema }) => [name, inputsOf(schema)] as const);
  return fc.record(Object.fromEntries(fields), place === 'path' ? {} : { requiredKeys: [] });
};

const requests = ({ parameters, requestBody }: Operation) =>
  fc.record({
    params: named(parameters, 'path'),
    query: named(parameters, 'query'),
    body: inputsOf(requestBody?.content['application/json'].schema ?? {}),
    isForm: fc.boolean(),
    person: fc.constantFrom(null, 'visitor', 'anna', 'anna', 'boris', 'olga', 'nobody'),
    headers: fc.record(
      { 'x-location': fc.constantFrom('2201', '2210', '0', 'x'), 'idempotency-key': fc.constantFrom('a', 'b', 'ключ') },
      { requiredKeys: [] },
    ),
    // Different addresses, so that no limit of one address is reached.
    address: fc.ipV4(),
  });

test('API-158 the document has every operation, with the schemas that clients parse by', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(100);
  expect(ids).toEqual(expect.arrayContaining(routes.map(({ call }) => call.id)));
});

/** A Russian sentence that is not a default message of the validation library, in English or in Russian. */
const FOR_PEOPLE =
  /^(?!.*(invalid|expected|received|undefined|\bnan\b|instanceof|ожидалось|получено|неверный ввод|некорректн))(?=.*[а-яё]{3}).+$/is;

test.each(operations.map((one, at) => [one.operationId, one, at] as const))(
  '%s answers as documented, for any input',
  async (id, one, at) => {
    await shop.db.insert(session).values(people(id));
    await fc.assert(
      fc.asyncProperty(requests(one), async ({ params, query, body, isForm, person, headers, address }) => {
        const values: Record<string, unknown> = params;
        const path = one.path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(values[name]));
        const hasBody = one.method === 'POST';
        const response = await fetch(`${shop.root}${path}?${encoded(query)}`, {
          method: one.method,
          headers: {
            ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, encodeURI(value)])),
            'x-forwarded-for': address,
            ...(person && { authorization: `${id}-${person}` }),
            ...(hasBody && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
          },
          ...(hasBody && { body: isForm ? encoded(body) : (JSON.stringify(body) ?? '') }),
        });
        const answer: unknown = await response.json();
        expect(Object.keys(one.responses)).toContain(String(response.status));
        expect([response.status, answer]).toEqual([
          expect.any(Number),
          expect.objectContaining({ type: response.ok ? 'success' : 'error' }),
        ]);
        expect(response.status).toBeLessThan(500);
        if (response.ok) return void success.parse(answer);
        const { code, message, fields = {} } = failure.parse(answer);
        expect(code).not.toBe('');
        // This text is from the specification (SES-20).
        const texts = code === 'session_expired' ? [] : [message, ...Object.values(fields)];
        for (const text of texts) expect(text).toMatch(FOR_PEOPLE);
      }),
      { numRuns: RUNS, seed: at },
    );
  },
);
