import { brandRows } from 'deploy-demo-data/catalogue/brand-rows';
import type { judgedCatalogue } from '../../search-quality/judged-catalogue';

/** A product in the form for the compared engines: the texts that the shop's own search uses. */
export interface Document {
  /** Its index in the list of products. */
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  /** Titles of its section and of those above it. */
  readonly sections: string;
  readonly codes: string;
  readonly popularity: number;
}

export function documentsOf({ index, sections }: ReturnType<typeof judgedCatalogue>): Document[] {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const brands = new Map(brandRows().map(({ id, name }) => [id, name]));
  const titles = (id: number | null | undefined): string[] => {
    const section = byId.get(id ?? 0);
    return section ? [section.name, section.seo.page_title, ...titles(section.parentId)] : [];
  };
  return index.products.map(({ name, brandId, sectionId, article, barCode, popularity }, id) => ({
    id,
    name,
    brand: brands.get(brandId) ?? '',
    sections: titles(sectionId).join(', '),
    codes: `${article} ${barCode}`,
    popularity,
  }));
}
