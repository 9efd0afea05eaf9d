import { getBuyWith, getPage, search } from '@zapovednik/api/catalog/calls/catalog';
import { getFilter } from '@zapovednik/api/catalog/calls/filter';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import { getAverage, getReviews } from '@zapovednik/api/catalog/calls/review';
import { getSections } from '@zapovednik/api/catalog/calls/sections';
import { suggest } from '@zapovednik/api/catalog/calls/suggest';
import type { Section } from '@zapovednik/api/catalog/models/section';
import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { getPickupPoints } from '@zapovednik/api/checkout/calls/delivery';
import { getOrderPage, refreshOrder, saveOrder } from '@zapovednik/api/checkout/calls/order';
import { tuningQueries } from '../../search-quality/judged-catalogue';
import type { TimedApi } from './timed-api';

/** A shopper's action that is measured many times, each time with other input. */
export interface Operation {
  readonly what: string;
  readonly times: number;
  /** How much slower p99 may be with 100,000 products than with 2,000. */
  readonly growth: number;
  /** Total time of the calls, in milliseconds. */
  readonly run: (turn: number) => Promise<number>;
}

const USUAL_GROWTH = 3;

const sorts = [{ price: 'asc' }, { price: 'desc' }, { name: 'asc' }, { popularity: 'desc' }] as const;
const reviewSorts = ['new', 'useful', 'high', 'low'] as const;
/** Texts as users type them: also misspelt, in the wrong layout or alphabet, and for products that do not exist. */
export const texts = tuningQueries.map(({ text }) => text);

/** The beginning of a text, from two letters. */
const beginning = (turn: number) => pick(texts, turn).slice(0, 2 + (turn % 7));

/** The measured operations, prepared from the data of this back end. */
export async function operationsOf({ api, newVisitor, time }: TimedApi): Promise<Operation[]> {
  const sections = flat(await api(getSections, {})).filter(({ productCount }) => productCount > 40);
  const { products } = await api(getPage, { perPage: 400, filter: { AVAILABLE: 'Y' } });
  const points = await api(getPickupPoints, {});
  const point = points.find(({ handsOut }) => handsOut);
  const section = (turn: number) => pick(sections, turn).id;
  const choices = await Promise.all(sections.map(({ id }) => choicesOf(id)));

  async function choicesOf(id: number): Promise<string[]> {
    const { filters } = await api(getFilter, { section: id });
    return filters.filter(({ isPrice }) => !isPrice).flatMap(({ values }) => values.map(({ control }) => control));
  }

  async function withBasket(turn: number): Promise<void> {
    await newVisitor();
    await api(addToBasket, { id: pick(products, turn).id, qty: 1 });
  }

  return [
    {
      what: 'section page with filter, sort and facets',
      times: 300,
      growth: USUAL_GROWTH,
      run(turn) {
        const controls = { [pick(pick(choices, turn), turn * 7)]: 'Y' };
        const page = 1 + (turn % 3 === 0 ? 1 : 0);
        return time(() =>
          Promise.all([
            api(getPage, { section: section(turn), controls, sort: pick(sorts, turn), page }),
            api(getFilter, { section: section(turn), controls }),
          ]),
        );
      },
    },
    { what: 'search', times: 200, growth: 2, run: (turn) => time(() => api(search, { query: pick(texts, turn) })) },
    {
      what: 'suggestions while typing',
      times: 200,
      growth: 2,
      run: (turn) => time(() => api(suggest, { query: beginning(turn) })),
    },
    {
      what: 'product',
      times: 200,
      growth: USUAL_GROWTH,
      run: (turn) => time(() => api(getByCode, { code: pick(products, turn).code })),
    },
    {
      what: 'beside a product: reviews, their average, bought together',
      times: 200,
      growth: USUAL_GROWTH,
      run: (turn) => {
        const { id } = pick(products, turn);
        return time(() =>
          Promise.all([api(getReviews, { id }), api(getAverage, { id }), api(getBuyWith, { productId: id })]),
        );
      },
    },
    {
      what: 'reviews, a page in one of four orders',
      times: 200,
      growth: USUAL_GROWTH,
      run: (turn) => {
        const { id } = pick(products, turn);
        return time(() => api(getReviews, { id, sort: pick(reviewSorts, turn), page: 1 + (turn % 2) }));
      },
    },
    {
      what: 'add to basket',
      times: 100,
      growth: USUAL_GROWTH,
      async run(turn) {
        await newVisitor();
        return time(() => api(addToBasket, { id: pick(products, turn).id, qty: 1 }));
      },
    },
    {
      what: 'order calculated anew',
      times: 100,
      growth: USUAL_GROWTH,
      async run(turn) {
        await withBasket(turn);
        return time(() => api(refreshOrder, { serviceType: 'courier' }));
      },
    },
    {
      what: 'order saved',
      times: 100,
      growth: USUAL_GROWTH,
      async run(turn) {
        await withBasket(turn);
        const order = await api(getOrderPage, {});
        const service = order?.deliveries.find(({ type }) => type === 'pickup');
        const form = {
          serviceId: service?.id,
          pickupPointId: point?.id,
          paymentId: order?.payments.find(({ isCash }) => isCash)?.id,
          user: { fullName: 'Иван Лесов', phone: '79220000002', email: 'ivan@example.ru' },
          acceptPersonData: 'Y' as const,
        };
        return time(async () => {
          const saved = await api(saveOrder, form);
          if (!saved.made) throw new Error(`the order was refused: ${JSON.stringify(saved)}`);
        });
      },
    },
  ];
}

/** Returns the elements of a list one after another, repeatedly. */
function pick<T>(list: readonly T[], turn: number): T {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error('the list is empty');
  return found;
}

const flat = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...flat(section.children)]);
