import { useShop } from '../../testing/use-shop';

const shop = useShop();

test('an unknown call is answered in the envelope with 404', async () => {
  expect(await shop.ask('/nothing/here/')).toMatchObject({
    status: 404,
    failure: { message: 'This page could not be found', code: 'not_found' },
  });
});

test.each([
  ['malformed JSON', '/helpers/uri/check/', { body: '{"uri":', headers: { 'content-type': 'application/json' } }],
  ['another type', '/helpers/uri/check/', { body: '<uri/>', headers: { 'content-type': 'text/xml' } }],
  ['no list', '/helpers/uri/check/', { body: '{"uri":"/"}', headers: { 'content-type': 'application/json' } }],
  ['a body that is a list', '/helpers/uri/check/', { body: '[1]', headers: { 'content-type': 'application/json' } }],
  ['too much', '/helpers/uri/check/', { body: 'x'.repeat(300_000), headers: { 'content-type': 'application/json' } }],
])('%s is refused with 4xx', async (_, path, { body, headers }) => {
  const response = await fetch(shop.root + path, { method: 'POST', body, headers });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(await response.json()).toMatchObject({ type: 'error', message: expect.any(String) });
});

test.each([
  '/catalog/product/get_page/?page[a]=1&filter=x&sort[name]=up',
  '/catalog/product/get_page/?filter[ID][__proto__]=1&constructor[prototype]=1',
  '/catalog/product/get_page/?section=99999999999999999999',
  '/catalog/product/get_page/?controls[filter_999999999_1]=Y&controls[filter_price_min]=-5',
  '/catalog/product/get_by_code/%00/',
  `/catalog/product/get_by_code/${'x'.repeat(500)}/`,
  '/location/location/get/2147483648/',
  '/location/location/search/%25_%5C/',
])('%s is never an error of ours', async (path) => {
  expect((await shop.ask(path)).status).toBeLessThan(500);
});

test('a form body is read like JSON, brackets nested', async () => {
  const response = await fetch(`${shop.root}/catalog/product/get_filter/`, {
    method: 'POST',
    body: new URLSearchParams([
      ['prefilter[ID][]', '3'],
      ['prefilter[ID][]', '4'],
    ]),
  });
  expect(await response.json()).toMatchObject({ type: 'success', value: { ELEMENT_COUNT: 2 } });
});

test.each([
  ['is no JSON', 'application/json', '{нет', 400, 'Неверный запрос: ожидается JSON или форма'],
  ['is of another kind', 'application/xml', '<a/>', 415, 'Ожидается JSON или форма'],
  ['is too large', 'application/json', `"${'я'.repeat(200_000)}"`, 413, 'Слишком большой запрос'],
])('a body that %s is refused with a message', async (_, type, body, status, message) => {
  const url = `${shop.root}/catalog/product/get_filter/`;
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
  expect([response.status, await response.json()]).toEqual([status, { type: 'error', code: 'bad_request', message }]);
});

test.each([
  ['a value that is too long', `/content/news/get_by_code/${'a'.repeat(601)}/`, 414, 'Слишком длинный адрес'],
  ['a broken escape', '/content/news/get_by_code/%zz/', 400, 'Неверный запрос: ожидается JSON или форма'],
])('an address with %s is refused in the form of all answers', async (_, path, status, message) => {
  const response = await fetch(shop.root + path);
  expect([response.status, await response.json()]).toEqual([status, { type: 'error', code: 'bad_request', message }]);
});

test('SES-04 what is the same for a whole city may be cached whoever asks, what a session asks for itself may not', async () => {
  const path = '/catalog/product/get_page/';
  const cachingOf = ({ headers }: { headers: Headers }) => [headers.get('cache-control'), headers.get('vary')];
  const visitor = await shop.visitor();
  const everybodys = ['public, max-age=60', 'x-location, x-personal'];
  expect(cachingOf(await shop.ask(path))).toEqual(everybodys);
  expect(cachingOf(await visitor.ask(path, undefined, { shared: true }))).toEqual(everybodys);
  expect(cachingOf(await shop.ask(path, { session: 'of-nobody', shared: true }))).toEqual(everybodys);
  const own = ['private, no-store', 'x-location, x-personal, authorization'];
  expect(cachingOf(await visitor.ask(path))).toEqual(own);
  // Without a place in the request, the session's place is used, so the answer depends on the session.
  expect(cachingOf(await fetch(shop.root + path, { headers: { authorization: visitor.session() } }))).toEqual(own);
  expect(cachingOf(await fetch(shop.root + path))).toEqual(['public, max-age=60', own[1]]);
  expect((await shop.ask('/nothing/')).headers.get('cache-control')).toBeNull();
});

test('SES-04 an answer for everybody is the same with the session of a customer as without one', async () => {
  const anna = await shop.customer('anna@example.ru');
  for (const path of ['/catalog/product/get_by_code/korm_les_1/', '/catalog/product/get_page/']) {
    expect((await anna.ask(path, undefined, { shared: true })).value).toEqual((await shop.ask(path)).value);
  }
});

test('a place without a storefront is served by its city, an unknown one by the default city (CIT-30)', async () => {
  const quantity = async (location: number) => shop.ask('/catalog/product/get_page/?filter[ID]=4', { location });
  expect(await quantity(3001)).toMatchObject({ value: { products: [{ city_quantity: 1 }] } });
  expect(await quantity(424242)).toMatchObject({ value: { products: [{ city_quantity: 1 }] } });
});

test('health says whether the database answers', async () => {
  expect(await (await fetch(`${shop.root}/healthz`)).json()).toEqual({ status: 'ok', jobs: [] });
});

test.each(['PUT', 'DELETE', 'PATCH', 'POST'])(
  '%s of a call that is called by GET is answered 405 with its methods',
  async (method) => {
    const response = await fetch(`${shop.root}/sale/basket/get/`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
    expect(await response.json()).toEqual({ type: 'error', code: 'wrong_method', message: 'Здесь отвечают на GET' });
  },
);

test('API-01 a call names its session in the authorization header alone; a failure is an answer of the type error', async () => {
  const session = await shop.visit();
  const other = await shop.visit();
  const basketOf = (path: string, headers: Record<string, string>) => fetch(shop.root + path, { headers });
  expect(await shop.ask('/sale/basket/add/1/1/', { session })).toMatchObject({ status: 200 });

  const own = await basketOf('/sale/basket/get/', { authorization: session });
  expect(await own.json()).toMatchObject({ type: 'success', value: { basket: [{ PRODUCT_ID: 1 }] } });
  const foreign = await basketOf('/sale/basket/get/', { authorization: other, cookie: `ZPVDSESSID=${session}` });
  expect(await foreign.json()).toMatchObject({ type: 'success', value: { basket: [] } });
  const without = await basketOf(`/sale/basket/get/?authorization=${session}`, { cookie: `ZPVDSESSID=${session}` });
  expect([without.status, await without.json()]).toEqual([
    401,
    { type: 'error', code: expect.any(String), message: expect.stringMatching(/\S/) },
  ]);
});

test('API-01 debug=1 changes no answer, neither a success nor a failure', async () => {
  const visitor = await shop.visitor();
  for (const path of ['/sale/basket/get/', '/catalog/product/get_by_code/net-takogo/', '/location/location/get/x/']) {
    const plain = await visitor.ask(path);
    const debugged = await visitor.ask(`${path}?debug=1`);
    expect([debugged.status, debugged.value, debugged.failure]).toEqual([plain.status, plain.value, plain.failure]);
  }
});
