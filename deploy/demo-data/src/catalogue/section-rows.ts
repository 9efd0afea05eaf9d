import type { section, sectionTag } from 'deploy-api/db/schema/index';
import { brandInWords, brands } from './brands/brands';
import type { ProductFamily } from './products';
import { sections } from './sections/sections';

const tree = sections();
const byId = new Map(tree.map((one) => [one.id, one]));
const byCode = new Map(tree.map((one) => [one.uniqueCode, one.id]));

export function sectionId(uniqueCode: string): number {
  const id = byCode.get(uniqueCode);
  if (id === undefined) throw new Error(`The section does not exist in data/sections: ${uniqueCode}`);
  return id;
}

/** Unique code of a section. */
export const uniqueCodeOf = (id: number): string => byId.get(id)?.uniqueCode ?? '';

export function sectionRows(): (typeof section.$inferInsert)[] {
  return tree.map(({ id, parentId, code, uniqueCode, name, sort, animal, palette, shapes, seo }) => ({
    id,
    parentId,
    code,
    uniqueCode,
    name,
    animal: animal === 'none' ? null : animal,
    sort,
    description: `<p>${seo.description}</p>`,
    illustration: { animal, shapes, palette, seed: id },
    seo,
  }));
}

/** Counts the products of each section, and returns the links to pages with products (CAT-07). */
export function collectTags() {
  const counts = new Map<number, Map<number, number>>();

  return {
    see({ products }: ProductFamily) {
      for (const product of products) {
        for (let id: number | null = product.sectionId; id !== null; id = byId.get(id)?.parentId ?? null) {
          const ofSection = counts.get(id) ?? new Map<number, number>();
          ofSection.set(product.brandId, (ofSection.get(product.brandId) ?? 0) + 1);
          counts.set(id, ofSection);
        }
      }
    },

    /** Links to sections on the same level or below, then to the three most frequent brands of the section. */
    rows(): (typeof sectionTag.$inferInsert)[] {
      return tree.flatMap(({ id, uniqueCode, heading, tags }) => {
        const common = [...(counts.get(id) ?? [])]
          .sort(([oneId, one], [otherId, other]) => other - one || oneId - otherId)
          .slice(0, 3)
          .flatMap(([brandId]) => brands.filter((brand) => brand.id === brandId))
          .map((brand) => ({
            name: `${heading} ${brandInWords(brand, '')}`,
            url: `/catalog/${uniqueCode}/filter/brend-is-${brand.code}/apply/`,
          }));
        return [...tags, ...common].map((tag, index) => ({ sectionId: id, ...tag, sort: (index + 1) * 10 }));
      });
    },
  };
}
