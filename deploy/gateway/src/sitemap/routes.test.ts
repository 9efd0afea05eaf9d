import { gunzipSync } from 'node:zlib';
import { startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
let apiWorks = true;
beforeAll(async () => {
  gateway = await startGateway(({ url }, response) => {
    if (!url.startsWith('/sitemap/')) return false;
    response.statusCode = apiWorks ? 200 : 503;
    const value =
      url === '/sitemap/parts/'
        ? { ...none, section: 1, filter: 1, brand: 1, product: 2, article: 1, author: 1, specialist: 1, vacancy: 1 }
        : codes[url];
    response.end(JSON.stringify(apiWorks ? { type: 'success', value } : {}));
    return true;
  });
}, 30_000);
afterAll(() => gateway.close());

/** The page types that this shop does not have. */
const none = { news: 0, sale: 0, shop: 0 };

const codes: Record<string, readonly string[]> = {
  '/sitemap/codes/section/1/': ['tovary_dlya_sobak/korm'],
  '/sitemap/codes/filter/1/': ['/catalog/tovary_dlya_sobak/filter/brend-is-les/apply/'],
  '/sitemap/codes/brand/1/': ['les'],
  '/sitemap/codes/product/2/': ['korm-les', 'a&b'],
  '/sitemap/codes/product/3/': [],
  '/sitemap/codes/article/1/': ['kogti'],
  '/sitemap/codes/author/1/': ['irina-soboleva'],
  '/sitemap/codes/specialist/1/': ['vet/1', 'grooming/4'],
  '/sitemap/codes/vacancy/1/': ['grumer'],
};

const perm = { host: 'perm.shop.localhost:3000' };
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('each city has a sitemap of several files, with addresses of its own host; articles are those of the main domain', async () => {
  const { status, headers, text } = await gateway.ask('/sitemap.xml', perm);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'public, max-age=3600',
  ]);
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex /);
  expect(addresses(text)).toEqual(
    ['pages', 'section-1', 'filter-1', 'brand-1', 'product-1', 'product-2'].map(
      (name) => `http://perm.shop.localhost/sitemap-${name}.xml`,
    ),
  );
  expect((await gateway.ask('/sitemap-article-1.xml', perm)).status).toBe(404);
  expect((await gateway.ask('/sitemap.xml')).text).toContain('http://shop.localhost/sitemap-article-1.xml');
  expect(addresses((await gateway.ask('/sitemap-article-1.xml')).text)).toEqual([
    'http://shop.localhost/articles/kogti/',
  ]);
  expect(addresses((await gateway.ask('/sitemap-author-1.xml')).text)).toEqual([
    'http://shop.localhost/authors/irina-soboleva/',
  ]);
});

test('CIT-09 the pages of specialists and vacancies are in the sitemap of the default location only', async () => {
  const address = 'http://shop.localhost/sitemap-specialist-1.xml';
  expect(addresses((await gateway.ask('/sitemap.xml')).text)).toContain(address);
  expect(addresses((await gateway.ask('/sitemap-specialist-1.xml')).text)).toEqual([
    'http://shop.localhost/vet-kabinety/1/',
    'http://shop.localhost/grooming/4/',
  ]);
  expect((await gateway.ask('/sitemap-specialist-1.xml', perm)).status).toBe(404);
  expect(addresses((await gateway.ask('/sitemap-vacancy-1.xml')).text)).toEqual([
    'http://shop.localhost/vacancies/grumer/',
  ]);
  expect((await gateway.ask('/sitemap-vacancy-1.xml', perm)).status).toBe(404);
});

test('a file lists the pages of its codes, encoded and escaped', async () => {
  expect(addresses((await gateway.ask('/sitemap-product-2.xml', perm)).text)).toEqual([
    'http://perm.shop.localhost/product/korm-les/',
    'http://perm.shop.localhost/product/a%26b/',
  ]);
  expect(addresses((await gateway.ask('/sitemap-section-1.xml')).text)).toEqual([
    'http://shop.localhost/catalog/tovary_dlya_sobak/korm/',
  ]);
  expect(addresses((await gateway.ask('/sitemap-filter-1.xml')).text)).toEqual([
    'http://shop.localhost/catalog/tovary_dlya_sobak/filter/brend-is-les/apply/',
  ]);
  expect(addresses((await gateway.ask('/sitemap-pages.xml')).text)).toEqual(['http://shop.localhost/']);
});

test('a file is sent compressed to clients that accept it, and is made once', async () => {
  const ask = () => gateway.ask('/sitemap-brand-1.xml', { headers: { 'accept-encoding': 'gzip' } });
  const { headers, body } = await ask();
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toContain('http://shop.localhost/brand/les/');
  await ask();
  expect(gateway.backEnd.heard.filter(({ url }) => url === '/sitemap/codes/brand/1/')).toHaveLength(1);
});

test('an unknown file is a 404', async () => {
  for (const path of ['/sitemap-product-3.xml', '/sitemap-customer-1.xml'])
    expect((await gateway.ask(path)).status).toBe(404);
});

test('robots.txt names the sitemap of its city and the disallowed paths', async () => {
  const { headers, text } = await gateway.ask('/robots.txt', perm);
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'text/plain; charset=utf-8',
    'public, max-age=3600',
  ]);
  expect(text).toContain('User-agent: *\nDisallow: /personal/cart/\n');
  expect(text).toContain('\nSitemap: http://perm.shop.localhost/sitemap.xml\n');
});

test.each(['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml'])(
  'CIT-31 %s exists only on the shop’s own hosts',
  async (path) => {
    expect((await gateway.ask(path, { host: 'evil.example' })).status).toBe(421);
    const { status, headers } = await gateway.ask(path, { host: 'nowhere.shop.localhost' });
    expect([status, headers.location]).toEqual([302, `http://shop.localhost${path}`]);
  },
);

test('without the back end cached files are served, and others are a 503', async () => {
  await gateway.ask('/sitemap-brand-1.xml');
  apiWorks = false;
  expect((await gateway.ask('/sitemap-brand-1.xml')).status).toBe(200);
  const { status, headers } = await gateway.ask('/sitemap-product-1.xml');
  apiWorks = true;
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
});

test('names that exist nowhere do not let one address ask the back end without end', async () => {
  const of = (address: string) => ({ ...perm, headers: { 'x-forwarded-for': address } });
  const before = gateway.backEnd.heard.length;
  const flood = await Promise.all(
    Array.from({ length: 400 }, (_, part) => gateway.ask(`/sitemap-product-${1000 + part}.xml`, of('203.0.113.9'))),
  );
  expect(gateway.backEnd.heard.length - before).toBeLessThan(340);
  expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(60);
  expect((await gateway.ask('/sitemap.xml', of('198.51.100.1'))).status).toBe(200);
});
