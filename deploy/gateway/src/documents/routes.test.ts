import { setTimeout as pause } from 'node:timers/promises';
import zlib from 'node:zlib';
import { signOverride } from 'deploy-releases/overrides/override';
import { goLive, writeReleases } from '../testing/fake-releases';
import { OVERRIDE_KEY, startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 30_000);
afterAll(() => gateway.close());

const rendersOf = (text: string) => /render (\d+)/.exec(text)?.[1];

test('CIT-01 CIT-13 the host chooses the city', async () => {
  expect((await gateway.ask('/')).text).toContain('Екатеринбург');
  expect((await gateway.ask('/', { host: 'perm.shop.localhost' })).text).toContain('Пермь');
});

test('CIT-31 an unknown subdomain is redirected to the configured main domain and keeps its path', async () => {
  const { status, headers } = await gateway.ask('/catalog/?PAGEN_1=2', { host: 'nowhere.shop.localhost:1234' });
  expect([status, headers.location]).toEqual([302, 'http://shop.localhost/catalog/?PAGEN_1=2']);
});

test('ROU-113 a GET without a slash at its end is redirected to the path with it by 301', async () => {
  const { status, headers } = await gateway.ask('/product/korm?pack=ST');
  expect([status, headers.location]).toEqual([301, '/product/korm/?pack=ST']);
});

test('a redirect of the renderer becomes the answer and is never cached', async () => {
  const { status, headers } = await gateway.ask('/old/');
  expect([status, headers.location, headers['cache-control']]).toEqual([301, '/new/', 'no-store']);
});

test('ROU-111 an old address that was redirected stays redirected while the back end is away, with the query of each visitor', async () => {
  let works = true;
  const shop = await startGateway((_, response) => {
    if (!works) response.destroy();
    return !works;
  });
  const old = (query = '') => shop.ask(`/catalog/renamed/${query}`);
  expect((await old('?yclid=1')).headers.location).toBe('/catalog/there/?yclid=1');
  works = false;
  const { status, headers } = await old('?utm_source=mail');
  expect([status, headers.location]).toEqual([301, '/catalog/there/?utm_source=mail']);
  expect(headers['cache-control']).toBe('no-store');
  // No visitor requested this one before, so its existence is unknown and search engines come again.
  const unread = await old('?PAGEN_1=2');
  expect([unread.status, unread.headers['retry-after']]).toEqual([503, '10']);
  await shop.close();
}, 30_000);

test('a cached page stays the same, and of its markup only the scripts and styles of its hashes are used', async () => {
  const [one, two] = [await gateway.ask('/catalog/kept/'), await gateway.ask('/catalog/kept/')];
  expect(two.text).toBe(one.text);
  expect(two.headers.etag).toBe(one.headers.etag);
  const policies = String(two.headers['content-security-policy']);
  expect(policies).toContain(
    "; script-src 'sha256-of-/catalog/kept/' 'strict-dynamic'; style-src 'self' 'sha256-of-/*css*/'; ",
  );
  // The second policy, which a script must pass too, allows no host but ours without third-party services.
  expect(policies).toMatch(/, script-src 'self' 'unsafe-inline'; worker-src 'self' blob:$/);
  expect(two.headers['cache-control']).toBe('private, no-cache');
});

test('an unchanged page is 304 without a body, with the policies of the page', async () => {
  const page = await gateway.ask('/catalog/unchanged/');
  const etag = String(page.headers.etag);
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  for (const sent of [etag, `"other", ${etag}`, `W/${etag}`]) {
    const { status, headers, body } = await gateway.ask('/catalog/unchanged/', { headers: { 'if-none-match': sent } });
    expect([sent, status, body.length, headers.etag]).toEqual([sent, 304, 0, etag]);
    // From it the shell takes the age of the page's answers.
    expect(headers['server-timing']).toMatch(/^age;dur=\d+$/);
    for (const name of ['content-security-policy', 'cache-control', 'vary', 'x-content-type-options'])
      expect(headers[name]).toBe(page.headers[name]);
  }
  expect((await gateway.ask('/catalog/unchanged/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('what a browser has of a page is never taken for the page of another city, in another encoding or with an override', async () => {
  const path = '/catalog/apart/';
  const etag = String((await gateway.ask(path)).headers.etag);
  const known = { 'if-none-match': etag };
  const token = signOverride({ 'mf-catalog': { origin: 'http://localhost:5173' } }, Date.now() + 60_000, OVERRIDE_KEY);
  for (const other of [
    { host: 'perm.shop.localhost', headers: known },
    { headers: { ...known, 'accept-encoding': 'br' } },
    { headers: { ...known, 'accept-encoding': 'gzip' } },
    { headers: { ...known, cookie: `override=${token}` } },
  ]) {
    const { status, body } = await gateway.ask(path, other);
    expect([other, status]).toEqual([other, 200]);
    expect(body.length).toBeGreaterThan(0);
  }
});

test('pages of one person, pages with an override and missing pages have no tag, whatever a browser sends', async () => {
  const token = signOverride({ 'mf-catalog': { origin: 'http://localhost:5173' } }, Date.now() + 60_000, OVERRIDE_KEY);
  const visits = [
    ['/personal/cart/', 'ZPVDSESSID=first'],
    ['/catalog/own/', `override=${token}`],
    ['/catalog/away/?fault=unavailable', ''],
    ['/nowhere/', ''],
  ] as const;
  for (const [path, cookie] of visits) {
    const { status, headers, body } = await gateway.ask(path, { headers: { cookie, 'if-none-match': '*' } });
    expect([path, headers.etag, status === 304, body.length > 0]).toEqual([path, undefined, false, true]);
  }
});

test('query keys that the route does not know share one page, known keys have pages of their own', async () => {
  const first = await gateway.ask('/catalog/query/');
  expect(rendersOf((await gateway.ask('/catalog/query/?utm_source=mail&yclid=1')).text)).toBe(rendersOf(first.text));
  expect(rendersOf((await gateway.ask('/catalog/query/?PAGEN_1=2')).text)).not.toBe(rendersOf(first.text));
});

test('TRK-11 TRK-12 LIM-52 utm parameters are stored for a day and for every city, and not in the page', async () => {
  const from = '/catalog/utm/?utm_source=mail&utm_medium=%D0%BF%D0%B8%D1%81%D1%8C%D0%BC%D0%BE&utm_id=7&yclid=1';
  const { headers, text } = await gateway.ask(from);
  expect(headers['set-cookie']).toContain(
    'utm=utm_source=mail&utm_medium=%D0%BF%D0%B8%D1%81%D1%8C%D0%BC%D0%BE; Domain=shop.localhost; Path=/; Max-Age=86400; SameSite=Lax',
  );
  expect(text).not.toMatch(/utm_|=mail/);
  expect(String((await gateway.ask('/catalog/utm/')).headers['set-cookie'])).not.toContain('utm=');
});

test('TRK-11 hostile or long utm parameters cause no harm', async () => {
  const marks = new URLSearchParams({ utm_source: 'a; Domain=evil.example\r\nX: y', utm_term: 'ы'.repeat(500) });
  const { headers } = await gateway.ask(`/old/?${marks}`);
  const [cookie = ''] = [headers['set-cookie']].flat();
  expect(cookie).toMatch(
    /^utm=utm_source=a%3B\+Domain%3Devil\.example%0D%0AX%3A\+y&utm_term=(%D1%8B){100}; Domain=shop/,
  );
});

test('a page of one person is rendered with the session and never cached', async () => {
  const cart = (id: string) => gateway.ask('/personal/cart/', { headers: { cookie: `ZPVDSESSID=${id}` } });
  const [one, two] = await Promise.all([cart('first'), cart('second')]);
  expect(one.text).toContain('session first');
  expect(two.text).toContain('session second');
  expect(one.headers['cache-control']).toBe('no-store');
});

test('concurrent visitors of a new page share one render', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.ask('/catalog/crowd/?wait=50')));
  expect(new Set(answers.map(({ text }) => rendersOf(text))).size).toBe(1);
});

test('two cities that are rendered at once never mix', async () => {
  const hosts = Array.from({ length: 200 }, (_, index) => (index % 2 ? 'perm.shop.localhost' : 'shop.localhost'));
  const answers = await Promise.all(
    hosts.map((host, index) => gateway.ask(`/catalog/mix-${index % 7}/?PAGEN_1=${index}`, { host })),
  );
  answers.forEach(({ text }, index) => {
    expect(text).toContain(index % 2 ? 'Пермь' : 'Екатеринбург');
    expect(text).toContain(`/catalog/mix-${index % 7}/`);
  });
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*;q=0', undefined],
  ['', undefined],
])('a page is sent compressed as the client accepts it: %s', async (accepted, expected) => {
  for (const path of ['/', '/personal/cart/', '/catalog/?fault=throw']) {
    const { headers, body } = await gateway.ask(path, { headers: { 'accept-encoding': accepted } });
    expect([path, headers['content-encoding']]).toEqual([path, expected]);
    expect(String(headers.vary)).toContain('accept-encoding');
    const decode = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, none: (bytes: Buffer) => bytes };
    expect(decode[expected === 'br' || expected === 'gzip' ? expected : 'none'](body).toString()).toContain('<html');
  }
});

test('HEAD is answered with the length of the page', async () => {
  const { status, headers, body } = await gateway.ask('/catalog/head/', { method: 'HEAD' });
  expect([status, body.length]).toEqual([200, 0]);
  const page = await gateway.ask('/catalog/head/');
  expect([headers['content-length'], page.headers['content-length']]).toEqual([
    `${page.body.length}`,
    `${page.body.length}`,
  ]);
});

test('ROU-98 the class of device reaches the renderer', async () => {
  const phone = { 'sec-ch-ua-mobile': '?1' };
  expect((await gateway.ask('/banner/', { headers: phone })).text).toContain('| phone |');
  expect((await gateway.ask('/banner/')).text).toContain('| desktop |');
  expect((await gateway.ask('/catalog/x/?PAGEN_1=7', { headers: phone })).text).toContain('| desktop |');
  expect((await gateway.ask('/personal/cart/')).text).toContain('desktop');
});

test('LAY-08 CIT-19 ERR-01 when no page can be rendered the visitor gets the error page with status 500', async () => {
  const { status, text } = await gateway.ask('/catalog/?fault=throw');
  expect(status).toBe(500);
  expect(text).toContain('Возникла внутренняя ошибка сервера');
});

test('an area in an endless loop costs its worker, and the page is rendered without that area', async () => {
  const { status, text } = await gateway.ask('/catalog/loop/?fault=loop');
  expect(status).toBe(200);
  expect(text).toContain('it stopped the renderer');
  expect((await gateway.ask('/personal/cart/')).text).toContain('works');
}, 90_000);

test('a new release goes live without a restart, and no request fails meanwhile', async () => {
  writeReleases(gateway.releases, '1.1.0');
  const statuses: number[] = [];
  const seen = new Set<string>();
  let done = false;
  const load = Promise.all(
    Array.from({ length: 4 }, async (_, lane) => {
      for (let turn = 0; !done; turn += 1) {
        const { status, text } = await gateway.ask(`/catalog/load/?PAGEN_1=${lane}${turn % 5}`);
        statuses.push(status);
        seen.add(/<p>([\d.]+)/.exec(text)?.[1] ?? '');
      }
    }),
  );
  await pause(200);
  goLive(gateway.releases, '1.1.0');
  while (!seen.has('1.1.0')) await pause(50);
  done = true;
  await load;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(seen).toEqual(new Set(['1.0.0', '1.1.0']));
}, 20_000);
