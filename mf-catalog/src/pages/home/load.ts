import type { Brand } from '@zapovednik/api/catalog/models/brand';
import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import type { PageArgs } from '@zapovednik/platform/app';
import { mainBannersQuery, singleBannerQuery } from '../../banners/banner-query';
import { brandsQuery } from '../../brands/brands-query';
import { sliderBrands } from '../../brands/slider-brands';
import { type LinkedSection, linkedSection } from '../../sections/linked-section';
import { homeListsQuery } from './home-lists';

/** What the loader of the home page returns besides its lists and banners. */
export interface HomeData {
  /** Null if they could not be read. */
  readonly sections: readonly LinkedSection[] | null;
  readonly brands: readonly Pick<Brand, 'code' | 'name' | 'picture'>[] | null;
}

/** Every part of the home page is optional: if one fails, it is left out, and the others are shown. */
export async function loadHome({ app, optional }: PageArgs): Promise<HomeData> {
  const { query } = app;
  const [sections, brands] = await Promise.all([
    optional('sections', query.ensureQueryData(sectionsQuery(app))),
    optional('brands', query.ensureQueryData(brandsQuery(app))),
    optional('main banners', query.ensureQueryData(mainBannersQuery(app))),
    optional('single banner', query.ensureQueryData(singleBannerQuery(app))),
    optional('lists', query.ensureQueryData(homeListsQuery(app))),
  ]);
  return { sections: sections?.map(linkedSection) ?? null, brands: brands ? sliderBrands(brands) : null };
}
