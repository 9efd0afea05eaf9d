import { defineCall } from '@zapovednik/api/call';
import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { isAuth } from '@zapovednik/api/shell/calls/user';
import * as z from 'zod/mini';
import { routes } from '../../modules';
import { readConfig } from '../../start/config';
import { startShop } from '../../testing/start-shop';
import { useShop } from '../../testing/use-shop';
import { forCustomer, forEveryone, forVisitor, limited } from '../route';
import { openApi } from './document';

const answer = z.object({ ok: z.boolean() });
const call = defineCall({
  id: 'test.call',
  requirement: 'TEST-01',
  summary: 'A call',
  methods: ['POST', 'GET'],
  path: '/test/{id}/',
  aliases: ['/Test/{id}/'],
  writes: true,
  fails: [409],
  params: z.object({ id: z.string() }),
  query: z.object({ filter: z.optional(z.object({ ID: z.array(z.string()) })), page: z.string() }),
  body: z.object({ name: z.string() }),
  answer,
});
const handle = async () => ({ ok: true });

test('an operation describes its parameters, both forms of its body, the required access, and every status', () => {
  const { paths } = openApi([limited(5, forCustomer(call, handle))]);
  expect(paths).toMatchObject({
    '/test/{id}/': {
      post: {
        operationId: 'test.call',
        tags: ['test'],
        security: [{ session: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true },
          { name: 'filter', in: 'query', required: false, style: 'deepObject' },
          { name: 'page', in: 'query', required: true },
          { name: 'x-location', in: 'header' },
          { name: 'Idempotency-Key', in: 'header' },
        ],
        requestBody: {
          content: { 'application/json': { schema: { required: ['name'] } }, 'application/x-www-form-urlencoded': {} },
        },
      },
      get: { operationId: 'test.call.get' },
    },
    '/Test/{id}/': { post: { operationId: 'test.call.alias1', deprecated: true } },
  });
  const statuses = (method: 'get' | 'post') =>
    Object.keys(
      z
        .record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })))
        .parse(paths)['/test/{id}/']?.[method]?.responses ?? {},
    );
  expect(statuses('get')).toEqual(['200', '400', '401', '404', '409', '414', '422', '429', '503']);
  expect(statuses('post')).toEqual(['200', '400', '401', '404', '409', '413', '414', '415', '422', '429', '503']);
});

test('public operations are marked as such; only is_auth accepts the cookie', () => {
  const { paths } = openApi([
    forEveryone(isAuth, () => Promise.reject(new Error('not asked'))),
    forVisitor(addToBasket, () => Promise.reject(new Error('not asked'))),
  ]);
  expect(paths).toMatchObject({
    [isAuth.path]: { get: { security: [{}, { cookie: [] }] } },
    [addToBasket.path]: { get: { security: [{ session: [] }] } },
  });
});

describe('the page', () => {
  const shop = useShop({ hasDocs: true });

  test('loads the document from this server, with a policy that allows nothing else', async () => {
    const page = await fetch(`${shop.root}/docs/`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    const html = await page.text();
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name]) => name);
    expect(files).toEqual(['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js']);
    for (const name of files) expect((await fetch(`${shop.root}/docs/${name}`)).status).toBe(200);
    const redirected = await fetch(`${shop.root}/docs`, { redirect: 'manual' });
    expect([redirected.status, redirected.headers.get('location')]).toEqual([301, 'docs/']);
  });

  test('exists only when it is enabled, like the document', async () => {
    const usual = await startShop();
    const statuses = ['/docs/', '/docs/swagger-ui-bundle.js', '/openapi.json'].map(
      async (path) => (await fetch(usual.root + path)).status,
    );
    const found = await Promise.all(statuses).finally(() => usual.close());
    expect(found).toEqual([404, 404, 404]);
    expect(readConfig({}).API_DOCS).toBe('off');
    expect(await (await fetch(`${shop.root}/openapi.json`)).json()).toEqual(openApi(routes));
  });
});
