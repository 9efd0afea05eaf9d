import type { FittingSection, PetState } from '@zapovednik/api/cabinet/models/pet';
import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';

/** How a product fits a pet, as far as the catalogue tells. */
export interface Fit {
  /** `fits`: all that is known of the pet is said of the product. `section`: only its section is the pet's. */
  readonly verdict: 'fits' | 'section' | 'other' | 'unknown';
  /** Where more goods of that kind for the pet are. */
  readonly section: FittingSection | null;
}

type FitProduct = Pick<ProductDetail, 'sectionPath' | 'characteristics'>;

const withoutFilters = ({ path, filterUri }: FittingSection) => path.slice(0, path.length - filterUri.length);

/** Whether a product is what the shop would offer for a pet. */
export function fitOf({ sectionPath, characteristics }: FitProduct, { sections }: PetState): Fit {
  const first = sections[0] ?? null;
  if (!first) return { verdict: 'unknown', section: null };
  const path = `/catalog/${sectionPath}/`;
  // The deepest one says most about the product.
  const [own] = sections
    .filter((section) => path.startsWith(withoutFilters(section)))
    .sort((one, other) => withoutFilters(other).length - withoutFilters(one).length);
  if (!own) return { verdict: 'other', section: first };
  const said = characteristics.flatMap(({ value }) => value.split(', '));
  const isSaid = own.traits.length > 0 && own.traits.every((trait) => said.includes(trait));
  return { verdict: isSaid ? 'fits' : 'section', section: own };
}
