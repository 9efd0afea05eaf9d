import type { FittingSection, PetState } from '@zapovednik/api/cabinet/models/pet';
import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';

/** How a product fits a pet, according to the catalogue. */
export interface Fit {
  /** `fits`: the product matches all known data of the pet. `section`: only its section matches the pet. */
  readonly verdict: 'fits' | 'section' | 'other' | 'unknown';
  /** A link to more goods of that kind for the pet. */
  readonly section: FittingSection | null;
}

type FitProduct = Pick<ProductDetail, 'sectionPath' | 'characteristics'>;

const withoutFilters = ({ path, filterUri }: FittingSection) => path.slice(0, path.length - filterUri.length);

/** Whether the shop would offer a product for a pet. */
export function fitOf({ sectionPath, characteristics }: FitProduct, { sections }: PetState): Fit {
  const first = sections[0] ?? null;
  if (!first) return { verdict: 'unknown', section: null };
  const path = `/catalog/${sectionPath}/`;
  // The deepest section gives the most exact answer.
  const [own] = sections
    .filter((section) => path.startsWith(withoutFilters(section)))
    .sort((one, other) => withoutFilters(other).length - withoutFilters(one).length);
  if (!own) return { verdict: 'other', section: first };
  const said = characteristics.flatMap(({ value }) => value.split(', '));
  const isSaid = own.traits.length > 0 && own.traits.every((trait) => said.includes(trait));
  return { verdict: isSaid ? 'fits' : 'section', section: own };
}
