import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { productDetail } from '@zapovednik/api/catalog/wire/product-detail';
import { eq } from 'drizzle-orm';
import { XMLParser } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';
import * as z from 'zod/mini';
import { feed, product } from '../../db/schema';
import { runQueue } from '../../jobs/run-queue';
import { PERM } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';
import { feedsToMake, LATELY } from './make-feeds';

const shop = useShop({ at: '2026-11-20T10:00:00Z' });
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
/** Makes the due feeds in several processes at once. Returns the number of cities. */
async function make(processes = 1): Promise<number> {
  const made = () => shop.db.$count(feed, eq(feed.madeAt, shop.clock.now()));
  const before = await made();
  await Promise.all(Array.from({ length: processes }, () => runQueue(feedsToMake, shop.work, log)));
  expect(log.warn).not.toHaveBeenCalled();
  return (await made()) - before;
}

interface Feed {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Requests a feed like an advertising system. `fetch` cannot set another host. */
function openFeed(path: string, host = 'shop.localhost', encoding = 'gzip'): Promise<Feed> {
  return new Promise((resolve, reject) => {
    const sent = request(`${shop.root}/feeds/${path}`, { headers: { host, 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const text = (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    sent.on('error', reject).end();
  });
}

const file = (name: string) => ({
  fileName: name,
  contents: readFileSync(join(import.meta.dirname, 'schema', name), 'utf8'),
});
async function violations(xml: string, schema: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    schema: [file(schema)],
    preload: [file('google-items.xsd')],
  });
  return errors.map(({ message }) => message);
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'offer' || name === 'item',
});
const yandexOffers = z.object({
  yml_catalog: z.object({
    shop: z.object({ url: z.string(), offers: z.object({ offer: z.array(z.record(z.string(), z.unknown())) }) }),
  }),
});
const googleItems = z.object({
  rss: z.object({ channel: z.object({ item: z.array(z.record(z.string(), z.unknown())) }) }),
});
const offersIn = ({ text }: Feed) => yandexOffers.parse(parser.parse(text)).yml_catalog.shop.offers.offer;
const itemsIn = ({ text }: Feed) => googleItems.parse(parser.parse(text)).rss.channel.item;

test('a feed is made after the first request, and both files follow their schemas', async () => {
  const { status, headers } = await openFeed('yandex.xml');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
  expect(await make()).toBe(1);
  for (const [name, schema] of [
    ['yandex.xml', 'yml.xsd'],
    ['google.xml', 'google.xsd'],
  ] as const) {
    const answer = await openFeed(name);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/xml; charset=utf-8' } });
    expect(await violations(answer.text, schema)).toEqual([]);
  }
});

test('offers, prices and stock are those of the product’s page in the same city', async () => {
  const offers = offersIn(await openFeed('yandex.xml'));
  const items = itemsIn(await openFeed('google.xml'));
  expect(offers.map((offer) => offer['@id'])).toEqual(['1', '2', '3', '4']);
  expect(items.map((item) => item['g:id'])).toEqual([1, 2, 3, 4, 5]);
  for (const item of items) {
    const code = /\/product\/(.+)\/$/.exec(String(item['g:link']))?.[1];
    const page = productDetail.parse((await shop.ask(`/catalog/product/get_by_code/${code}/`)).value);
    const { discount_price, old_price, discount_percent } = page.price;
    expect(item['g:availability']).toBe(page.quantity > 0 ? 'in_stock' : 'out_of_stock');
    expect(item[discount_percent > 0 ? 'g:sale_price' : 'g:price']).toBe(`${discount_price.toFixed(2)} RUB`);
    const offer = offers.find((one) => one['@id'] === String(item['g:id']));
    expect(offer?.price).toBe(page.quantity > 0 ? discount_price : undefined);
    expect(offer?.oldprice).toBe(discount_percent > 0 ? old_price : undefined);
  }
});

test('each city has its own feed, with addresses of its storefront', async () => {
  await openFeed('yandex.xml', 'perm.shop.localhost');
  shop.clock.pass(1);
  expect(await make()).toBe(1);
  const perm = await openFeed('yandex.xml', 'perm.shop.localhost');
  expect(offersIn(perm).map(({ url }) => url)).toEqual([
    'http://perm.shop.localhost/product/korm_les_1/',
    'http://perm.shop.localhost/product/napolnitel_les/',
  ]);
  const { value } = await shop.ask('/catalog/product/get_by_code/napolnitel_les/', { location: PERM });
  expect(offersIn(perm).at(-1)?.price).toBe(productDetail.parse(value).price.discount_price);
});

test('hostile and broken texts do not break a feed', async () => {
  const name = 'Корм <script>alert("1")</script> & \u0001 ]]> <!-- «Лес»';
  await shop.db
    .update(product)
    .set({ name, previewText: `<p>${'слово '.repeat(2000)}</p>` })
    .where(eq(product.id, 3));
  shop.clock.at(new Date(shop.clock.now().getTime() + 2 * 3_600_000));
  await make();
  const answer = await openFeed('yandex.xml');
  expect(await violations(answer.text, 'yml.xsd')).toEqual([]);
  expect(await violations((await openFeed('google.xml')).text, 'google.xsd')).toEqual([]);
  expect(answer.text).not.toContain('<script');
  expect(String(offersIn(answer).find((offer) => offer['@id'] === '3')?.description)).toMatch(/слово…$/);
});

test('a feed is made once an hour, by one process, and only while somebody reads it', async () => {
  shop.clock.at(new Date(shop.clock.now().getTime() + 2 * 3_600_000));
  expect(await make(3)).toBe(2);
  expect(await make()).toBe(0);
  shop.clock.at(new Date(shop.clock.now().getTime() + LATELY + 3_600_000));
  expect(await make()).toBe(0);
  await Promise.all(Array.from({ length: 20 }, () => openFeed('google.xml')));
  expect(await make()).toBe(1);
  expect(await shop.db.$count(feed)).toBe(2);
});

test.each([
  ['unknown.xml', 'shop.localhost', 404],
  ['yandex.xml', 'evil.example', 404],
  ['yandex.xml', 'nowhere.shop.localhost', 404],
  ['..%2f..%2fetc%2fpasswd', 'shop.localhost', 404],
])('/feeds/%s of %s answers %i', async (path, host, status) => {
  expect((await openFeed(path, host)).status).toBe(status);
});

test('a reader that cannot unpack gets a clear answer', async () => {
  expect(await openFeed('yandex.xml', 'shop.localhost', 'identity')).toMatchObject({ status: 406 });
});
