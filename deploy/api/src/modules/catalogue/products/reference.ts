import { asc } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { brand, property, propertyValue, sale, section, sectionComplement } from '../../../db/schema';
import { BrandNames } from '../language/brand-names';
import { type ReferenceWords, referenceWords } from '../language/reference-words';

export type SectionRow = typeof section.$inferSelect;
export type BrandRow = typeof brand.$inferSelect;
type PropertyRow = typeof property.$inferSelect;
export type ValueRow = typeof propertyValue.$inferSelect;

/** A property with its values, for filters. */
export interface FilterProperty extends PropertyRow {
  values: ValueRow[];
}

/** Data that products refer to. It has few rows, and nearly every call reads it. */
export interface Reference {
  sections: Map<number, SectionRow>;
  children: Map<number | null, SectionRow[]>;
  brands: Map<number, BrandRow>;
  brandByCode: Map<string, BrandRow>;
  /** In the order of the filters. */
  properties: FilterProperty[];
  propertyIds: ReadonlySet<number>;
  values: Map<number, ValueRow>;
  /** By code. */
  sales: Map<string, typeof sale.$inferSelect>;
  /** Ids of the sections related to a section, the closest first. */
  complements: Map<number, number[]>;
  words: ReferenceWords;
  brandNames: BrandNames;
}

export async function loadReference(db: Database): Promise<Reference> {
  const sections = await db.select().from(section).orderBy(asc(section.sort), asc(section.id));
  const brands = await db.select().from(brand).orderBy(asc(brand.sort), asc(brand.id));
  const properties = await db.select().from(property).orderBy(asc(property.sort), asc(property.id));
  const values = await db.select().from(propertyValue).orderBy(asc(propertyValue.sort), asc(propertyValue.id));
  const sales = await db.select().from(sale).orderBy(asc(sale.id));
  const together = await db.select().from(sectionComplement).orderBy(asc(sectionComplement.sort));
  const valuesOf = Map.groupBy(values, ({ propertyId }) => propertyId);
  return {
    sections: new Map(sections.map((one) => [one.id, one])),
    values: new Map(values.map((one) => [one.id, one])),
    words: referenceWords(sections, values, brands),
    brandNames: new BrandNames(brands),
    children: Map.groupBy(sections, ({ parentId }) => parentId),
    brands: new Map(brands.map((one) => [one.id, one])),
    brandByCode: new Map(brands.map((one) => [one.code, one])),
    properties: properties.map((one) => ({ ...one, values: valuesOf.get(one.id) ?? [] })),
    propertyIds: new Set(properties.map(({ id }) => id)),
    sales: new Map(sales.map((one) => [one.code, one])),
    complements: new Map(
      [...Map.groupBy(together, ({ sectionId }) => sectionId)].map(([id, rows]) => [
        id,
        rows.map(({ otherId }) => otherId),
      ]),
    ),
  };
}

/** Sections by their parent, only ids. */
interface Tree {
  children: ReadonlyMap<number | null, readonly { id: number }[]>;
}

/** A section and all its descendants. */
export function subtree({ children }: Tree, id: number): number[] {
  return [id, ...(children.get(id) ?? []).flatMap((child) => subtree({ children }, child.id))];
}

/** A section and its ancestors, the root last. */
export function wayUp(sections: ReadonlyMap<number, { parentId: number | null }>, id: number): number[] {
  const parent = sections.get(id)?.parentId ?? null;
  return parent === null ? [id] : [id, ...wayUp(sections, parent)];
}
