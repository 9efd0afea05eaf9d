import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getSections } from '../../catalog/calls/catalog';
import { getFavourites } from '../../catalog/calls/favourites';
import { checkUri } from '../../catalog/calls/uri';
import * as catalog from '../../catalog/queries';
import { getBasket } from '../../checkout/calls/basket';
import * as checkout from '../../checkout/queries';
import { createTestApp, fixtures } from '../../testing';

const app = createTestApp();
app.backEnd.answer(getSections, [fixtures.section({ CHILDREN: [fixtures.section()] })]);
app.backEnd.answer(checkUri, [{ URI: '/catalog/koshki/', SHORT_URI: '/k/' }]);
app.backEnd.answer(getFavourites, [{ UF_PRODUCT: 1234, product: fixtures.listItem() }]);
app.backEnd.answer(getBasket, fixtures.basket());

const sections = catalog.sectionsQuery(app);
const shortUris = catalog.shortUrisQuery(app, ['/catalog/koshki/']);
const favouriteIds = catalog.favouriteIdsQuery(app);
const basket = checkout.basketQuery(app);

/** Every shared query by name, with its descriptor. */
const shared = {
  sectionsQuery: [sections, () => app.query.fetchQuery(sections), catalog.sectionsData],
  shortUrisQuery: [shortUris, () => app.query.fetchQuery(shortUris), catalog.shortUrisData],
  favouriteIdsQuery: [favouriteIds, () => app.query.fetchQuery(favouriteIds), catalog.favouriteIdsData],
  basketQuery: [basket, () => app.query.fetchQuery(basket), checkout.basketData],
} as const;

test.each(Object.entries(shared))(
  '%s has a version in its key, and its data has exactly the fields of its schema',
  async (_, query) => {
    const [{ queryKey }, read, { name, data }] = query;
    expect(queryKey[0]).toBe(name);
    expect(name).toMatch(/^[a-z-]+@\d+$/);
    const held = await read();
    expect(data.parse(held)).toEqual(held);
  },
);

test('every query of a queries.ts is described', async () => {
  const source = join(__dirname, '..');
  const files = readdirSync(source).map((owner) => join(source, owner, 'queries.ts'));
  const modules = await Promise.all(
    files.filter((file) => existsSync(file)).map((file): Promise<object> => import(file)),
  );
  const queries = modules.flatMap((module) => Object.keys(module).filter((name) => name.endsWith('Query')));
  expect(queries.sort()).toEqual(Object.keys(shared).sort());
});
