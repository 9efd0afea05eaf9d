import type { PageArgs } from 'shared-contracts/app';
import type { Brand } from 'shared-contracts/catalog/calls/brand';
import { sectionsQuery } from 'shared-contracts/catalog/queries/sections';
import { brandsQuery } from '../../brands/brands-query';
import { sliderBrands } from '../../brands/slider-brands';
import { listQuery } from '../../product-carousel/list-query';
import { type LinkedSection, linkedSection } from '../../sections/linked-section';

/** What the loader of the home page returns besides its carousels. */
export interface HomeData {
  /** Null when they could not be read. */
  readonly sections: readonly LinkedSection[] | null;
  readonly brands: readonly Pick<Brand, 'CODE' | 'NAME' | 'PICTURE'>[] | null;
}

/** Every section of the home page is optional: one that fails is left out, and the others are shown. */
export async function loadHome({ app, optional }: PageArgs): Promise<HomeData> {
  const { query } = app;
  const [sections, brands] = await Promise.all([
    optional('sections', query.ensureQueryData(sectionsQuery(app))),
    optional('brands', query.ensureQueryData(brandsQuery(app))),
    ...(['popular', 'best-offers', 'new'] as const).map((list) =>
      optional(list, query.ensureQueryData(listQuery(app, list))),
    ),
  ]);
  return { sections: sections?.map(linkedSection) ?? null, brands: brands ? sliderBrands(brands) : null };
}
