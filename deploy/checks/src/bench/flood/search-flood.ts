import { setTimeout as pause } from 'node:timers/promises';
import { productPage } from '@zapovednik/api/catalog/wire/product-page';
import { newAddress } from 'e2e/shop/new-address';
import { getPage } from 'e2e/shop/pages';
import * as z from 'zod/mini';
import { percentile } from '../catalogue/percentile';
import { startLoad } from '../load/load';
import type { Bench } from '../report/bench-kind';
import { newShopper, type Shopper } from './shopper';

const SECONDS = 20;
const CONNECTIONS = 300;
const SHOPPERS = 10;
/** The number of texts. Each is requested once, so no answer is cached. */
const TEXTS = 20_000;
const LETTERS = 'абвгдежзиклмнопрстуфхцчшэюя';

const products = z.object({ value: z.pick(productPage, { products: true }) });

/** Deterministic words that match no product. */
function* words(): Generator<string> {
  for (let seed = 1; ; ) {
    let word = '';
    for (let letter = 0; letter < 8; letter += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      word += LETTERS[seed % LETTERS.length];
    }
    yield word;
  }
}

function texts(): string[] {
  const source = words();
  return Array.from({ length: TEXTS }, () => Array.from({ length: 3 }, () => source.next().value).join(' '));
}

/** The basket calls of others while 300 connections of one address search for random words. */
export const searchFlood: Bench = {
  title: `Add to basket, while ${CONNECTIONS} connections of one address search for random words`,
  async run({ shop, say }) {
    const { port } = await shop();
    const list = await getPage(port, '/api/catalog/product/get_page/?filter[AVAILABLE]=Y&perPage=40');
    const goods = products.parse(JSON.parse(list.body)).value.products;
    const shoppers = await Promise.all(
      Array.from({ length: SHOPPERS }, (_, number) =>
        newShopper(port, `198.51.100.${number + 1}`, goods[number % goods.length]?.id ?? 0),
      ),
    );
    await during(shoppers, 3);
    say('quiet');
    const quiet = await during(shoppers, SECONDS);
    say('flood');
    const paths = texts().map((text) => `/api/catalog/product/search/${encodeURIComponent(text)}/`);
    const flood = startLoad({ port, paths, connections: CONNECTIONS, address: newAddress() });
    const first = await during(shoppers, SECONDS);
    const then = await during(shoppers, SECONDS);
    const { rate, answered, failed } = await flood.stop();
    const refusals = shoppers.reduce((sum, shopper) => sum + shopper.failed(), 0);
    return {
      figures: [
        figureOf('p50', 0.5, first, quiet),
        { ...figureOf('p95, first 20 s: its burst is used up', 0.95, first, quiet), bar: { on: 'value', most: 200 } },
        { ...figureOf('p95, the next 20 s', 0.95, then, quiet), bar: { on: 'value', most: 200 } },
        { what: 'failed presses of the others', value: refusals, unit: '', bar: { on: 'value', most: 0 } },
        { what: 'answers to the flood', value: rate, unit: '/s' },
        { what: 'share of them that is refused', value: (100 * failed) / answered, unit: '%' },
      ],
      notes: [`${SHOPPERS} shoppers with an address and a session each; the flood has one address and no session`],
    };
  },
};

const figureOf = (what: string, share: number, times: readonly number[], quiet: readonly number[]) => ({
  what: `add to basket, ${what}`,
  value: percentile(times, share),
  unit: 'ms',
  baseline: percentile(quiet, share),
});

async function during(shoppers: readonly Shopper[], seconds: number): Promise<number[]> {
  let isOver = false;
  const all = Promise.all(shoppers.map(({ shop }) => shop(() => isOver)));
  await pause(seconds * 1000);
  isOver = true;
  return (await all).flat();
}
