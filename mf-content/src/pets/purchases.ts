import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import { sectionLink } from '@zapovednik/areas/catalog/routes';
import type { PageArgs } from '@zapovednik/platform/app';

/** Something to buy for a new pet. */
export interface Purchase {
  readonly title: string;
  readonly text: string;
  /** Code of the section of the catalogue that contains it. */
  readonly section: string;
}

/** The same as a card: a link with a picture, if the catalogue has the section. */
export interface PurchaseCard {
  readonly title: string;
  readonly text: string;
  readonly to?: string;
  readonly picture?: string;
}

function find<S extends { readonly uniqueCode: string; readonly children: readonly S[] }>(
  sections: readonly S[],
  code: string,
): S | undefined {
  for (const one of sections) {
    if (one.uniqueCode === code) return one;
    const found = code.startsWith(`${one.uniqueCode}/`) && find(one.children, code);
    if (found) return found;
  }
  return undefined;
}

/** Reads the sections for the purchases; without them the page shows only the texts. */
export const loadPurchases =
  (purchases: readonly Purchase[]) =>
  async ({ app, optional }: PageArgs): Promise<PurchaseCard[]> => {
    const sections = (await optional('sections', app.query.ensureQueryData(sectionsQuery(app)))) ?? [];
    return purchases.map(({ title, text, section: code }) => {
      const section = find(sections, code);
      return { title, text, ...(section && { to: sectionLink(section.uniqueCode), picture: section.picture }) };
    });
  };
