import type { PageArgs } from 'shared-contracts/app';
import type { Brand } from 'shared-contracts/catalog/calls/brand';
import { sectionsQuery } from 'shared-contracts/catalog/queries/sections';
import { brandsQuery } from '../../brands/brands-query';
import { sliderBrands } from '../../brands/slider-brands';
import { listQuery } from '../../product-carousel/list-query';
import { type LinkedSection, linkedSection } from '../../sections/linked-section';

/** What the home page gets beside its carousels. */
export interface HomeData {
  /** Null where they could not be read. */
  readonly sections: readonly LinkedSection[] | null;
  readonly brands: readonly Pick<Brand, 'CODE' | 'NAME' | 'PICTURE'>[] | null;
}

/** Every part of the home page comes by itself: one that fails leaves its place, and the others stand. */
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
