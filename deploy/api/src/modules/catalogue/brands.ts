import type { BrandAnswer, BrandDetailAnswer } from '@zapovednik/api/catalog/wire/brand';
import type { Context } from '../../http/context';
import { pictureOf } from '../../http/pictures/picture-of';
import { notFound } from '../../http/shop-error';
import { catalogueOf } from './in-memory/catalogue-of';
import type { BrandRow } from './products/reference';
import { countCards } from './selection/counted-list';
import { sectionPath } from './selection/present-section';

export function presentBrand(row: BrandRow): BrandAnswer {
  return {
    ID: row.id,
    XML_ID: row.xmlId,
    CODE: row.code,
    NAME: row.name,
    SORT: row.sort,
    PICTURE: pictureOf('brand', row.id),
  };
}

/** A brand with the sections that contain its goods (API-15). */
export async function brandPage(code: string, context: Context): Promise<BrandDetailAnswer> {
  const catalogue = catalogueOf(context);
  const { reference } = catalogue;
  const row = reference.brandByCode.get(code);
  if (!row) throw notFound('Бренд не найден');
  const index = await catalogue.upToDate();
  const list = catalogue.lists.get(index, reference, { brand: code }).set;
  const sections = [...reference.sections.values()].flatMap((section) => {
    const goods = index.bySection.get(section.id)?.new_intersection(list);
    if (!goods || goods.isEmpty()) return [];
    return {
      ID: section.id,
      NAME: section.name,
      SECTION_PAGE_URL: sectionPath(section),
      ELEMENT_COUNT: countCards(index, goods),
    };
  });
  return {
    ...presentBrand(row),
    COUNTRY: row.country,
    FOUNDED: row.founded,
    DESCRIPTION: row.description,
    SEO: row.seo,
    SECTIONS: sections,
  };
}
