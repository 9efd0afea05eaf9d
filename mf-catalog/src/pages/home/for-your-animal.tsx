import { useEffect, useState } from 'react';
import { type AppContext, useApp } from 'shared-contracts/app';
import { getPage, getViewed } from 'shared-contracts/catalog/calls/catalog';
import type { ListItem } from 'shared-contracts/catalog/calls/product';
import { sectionsQuery } from 'shared-contracts/catalog/queries/sections';
import { queryOptions, useQuery } from 'shared-contracts/query';
import { Link } from 'shared-contracts/router';
import { ArrowRight } from 'shared-contracts/ui/icons';
import { CardRow } from '../../product-carousel/card-row';
import { type LinkedSection, linkedSection } from '../../sections/linked-section';
import { rootOf } from '../../sections/root-of';

interface ForAnimal {
  readonly section: LinkedSection;
  readonly products: readonly ListItem[];
}

/** The animal that a visitor looks at most, by root section, and its popular goods that they have not seen yet. */
const forAnimalQuery = (app: AppContext) =>
  queryOptions({
    queryKey: ['mf-catalog', 'for-your-animal'],
    queryFn: async ({ signal }): Promise<ForAnimal | null> => {
      const [viewed, sections] = await Promise.all([
        app.api(getViewed, {}, { signal }),
        app.query.ensureQueryData(sectionsQuery(app)),
      ]);
      const roots = viewed.flatMap(({ section_id }) => rootOf(sections, section_id) ?? []);
      const count = (id: number) => roots.filter((root) => root.ID === id).length;
      const [root] = [...roots].sort((a, b) => count(b.ID) - count(a.ID));
      if (!root) return null;
      const filter = { AVAILABLE: 'Y' as const, '!ID': viewed.map(({ id }) => id) };
      const { products } = await app.api(
        getPage,
        { section: root.ID, filter, sort: { popularity: 'desc' }, perPage: 10 },
        { signal },
      );
      return { section: linkedSection(root), products };
    },
  });

/** «Для кошек» for who looks at goods for cats. Only in the browser: the page itself is the same for everybody. */
export function ForYourAnimal() {
  const app = useApp();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const { data } = useQuery({ ...forAnimalQuery(app), enabled: isHydrated });
  if (!data) return null;
  const { name, path } = data.section;
  const title = name.replace(/^Товары для/, 'Для');
  return (
    <CardRow
      title={title}
      products={data.products}
      more={
        <Link to={path} aria-label={`Смотреть все: ${title}`}>
          Смотреть все <ArrowRight />
        </Link>
      }
    />
  );
}
