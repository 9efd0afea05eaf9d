import type { search } from '@zapovednik/api/catalog/calls/catalog';
import type { SearchAnswer } from '@zapovednik/api/catalog/wire/product-page';
import type * as z from 'zod/mini';
import type { Context } from '../../../http/context';
import { catalogueOf } from '../in-memory/catalogue-of';
import { listItems } from '../lists/list';
import { availableSet, listOf } from '../lists/list-page';
import { find } from '../matching/find';
import { choiceOfControls } from '../selection/choice';
import { CountedList } from '../selection/counted-list';
import { smartFilter } from '../selection/facets';
import { narrow, pageOf } from '../selection/select';
import { sortingOf } from '../selection/sort';

/** The most returned ids. Users refine the search instead of looking at the thousandth result. */
const MOST_IDS = 1000;

type SearchRequest = z.output<typeof search.query>;

/** Products by a text, with their filters; an empty list if nothing is found at all (API-10, CAT-35). */
export async function searchPage(text: string, request: SearchRequest, context: Context): Promise<SearchAnswer> {
  const catalogue = catalogueOf(context);
  const index = await catalogue.upToDate();
  const { reference } = catalogue;
  const { set, best, hasNear, misspell, dropped, unknown, giveBack } = await context.inSlices(
    find(text, index, reference, catalogue.words(index).lexicon),
  );
  try {
    if (set.isEmpty()) return [];
    const section = listOf(index, { sectionId: request.section }, context.shopId !== null, context);
    const list = new CountedList(index, section.set.new_intersection(set));
    const choice = choiceOfControls(request.controls ?? {}, reference);
    const chosen = narrow(index, list, choice);
    const { order, reversed } = sortingOf(request.sort ?? { relevance: 'desc' });
    const ids = pageOf(index, chosen.set, {
      order: order === 'relevance' ? best : order,
      reversed: order !== 'relevance' && reversed,
      available: availableSet(index, context),
      from: (request.page - 1) * request.perPage,
      count: request.perPage,
    });
    const filter = smartFilter(index, reference, list, choice, null);
    return {
      products: await listItems(context, ids),
      page_count: Math.ceil(chosen.cards / request.perPage),
      product_count: chosen.cards,
      misspell,
      dropped,
      unknown,
      has_similar: hasNear,
      smart_filter: filter,
      product_ids: first(best(), MOST_IDS).map((position) => index.idAt(position)),
    };
  } finally {
    giveBack();
  }
}

function first<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}
