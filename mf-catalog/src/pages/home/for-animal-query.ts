import type { PetState } from '@zapovednik/api/cabinet/models/pet';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import type { ListItem } from '@zapovednik/api/catalog/models/product';
import { petsQuery } from '@zapovednik/areas/cabinet/queries/pets';
import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import { linkedSection } from '../../sections/linked-section';
import { pathTo } from '../../sections/path-to';
import { viewedQuery } from '../../viewed/viewed-query';

interface ForAnimal {
  readonly title: string;
  /** The page with all of these goods. */
  readonly path: string;
  readonly products: readonly ListItem[];
  /** The pet for which the goods are; null: no pet is known. */
  readonly petId: number | null;
  /** The customer has several pets with goods. */
  readonly hasOthers: boolean;
}

const popular = { filter: { AVAILABLE: 'Y' }, sort: { popularity: 'desc' }, perPage: 10 } as const;

/**
 * Popular goods for the chosen pet of the customer, or for the first one. For other visitors: goods for the animal
 * whose root section they view most, without the goods that they have already seen.
 */
export const forAnimalQuery = (app: AppContext, userId: number | null, chosen: number | null) =>
  queryOptions({
    queryKey: ['mf-catalog', 'for-your-animal', userId, chosen],
    queryFn: async ({ signal }): Promise<ForAnimal | null> =>
      (userId === null ? null : await forPet(app, userId, chosen, signal)) ?? forViewed(app, signal),
    // Pets may have changed since the last visit to the page.
    ...(userId !== null && { staleTime: 0 }),
  });

/** Null: the shop has no goods for the customer's pets, there are no pets, or they cannot be read. */
async function forPet(app: AppContext, userId: number, chosen: number | null, signal: AbortSignal) {
  const pets = await app.query.fetchQuery(petsQuery(app, userId)).catch((error: unknown): PetState[] => {
    app.report(error, { area: 'mf-catalog', phase: 'load', name: 'pets' });
    return [];
  });
  const fed = pets.filter(hasOwnGoods);
  const pet = fed.find(({ id }) => id === chosen) ?? fed[0];
  const section = pet?.sections[0];
  if (!pet || !section) return null;
  const { products } = await app.api(
    getPage,
    { section: section.id, smart_filter_uri: section.filterUri, ...popular },
    { signal },
  );
  return {
    title: `Для питомца: ${pet.name}`,
    path: section.path,
    products,
    petId: pet.id,
    hasOthers: fed.length > 1,
  };
}

/** For a ferret or a hedgehog there are only goods for several kinds of animals: not enough for a separate row. */
const hasOwnGoods = ({ kind, sections }: PetState) =>
  kind === 'ferret' || kind === 'other' ? sections.length > 1 : sections.length > 0;

async function forViewed(app: AppContext, signal: AbortSignal) {
  const [viewed, sections] = await Promise.all([
    app.query.ensureQueryData(viewedQuery(app)),
    app.query.ensureQueryData(sectionsQuery(app)),
  ]);
  const roots = viewed.flatMap(({ sectionId }) => pathTo(sections, sectionId).slice(0, 1));
  const count = (id: number) => roots.filter((root) => root.id === id).length;
  const [root] = [...roots].sort((a, b) => count(b.id) - count(a.id));
  if (!root) return null;
  const { filter, ...others } = popular;
  const unseen = { ...filter, '!ID': viewed.map(({ id }) => id) };
  const { products } = await app.api(getPage, { section: root.id, filter: unseen, ...others }, { signal });
  const { name, path } = linkedSection(root);
  return { title: name.replace(/^Товары для/, 'Для'), path, products, petId: null, hasOthers: false };
}
