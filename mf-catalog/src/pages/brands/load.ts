import type { PageArgs } from 'shared-contracts/app';
import type { Brand } from 'shared-contracts/catalog/calls/brand';
import { brandsFailed, brandsQuery } from '../../brands/brands-query';

/** A letter and its brands. */
export interface BrandGroup {
  readonly letter: string;
  readonly brands: readonly Pick<Brand, 'CODE' | 'NAME' | 'PICTURE'>[];
}

const alphabet = new Intl.Collator('ru');

/** All brands by their first letter, in alphabetical order; digits are grouped under «0–9». */
export async function loadBrands({ app, required }: PageArgs): Promise<readonly BrandGroup[]> {
  const all = await required('brands', app.query.ensureQueryData(brandsQuery(app)), brandsFailed);
  const groups = new Map<string, Pick<Brand, 'CODE' | 'NAME' | 'PICTURE'>[]>();
  for (const { CODE, NAME, PICTURE } of [...all].sort((a, b) => alphabet.compare(a.NAME, b.NAME))) {
    const first = NAME.charAt(0).toUpperCase();
    const letter = /\d/.test(first) ? '0–9' : first;
    groups.set(letter, [...(groups.get(letter) ?? []), { CODE, NAME, PICTURE }]);
  }
  return [...groups].map(([letter, brands]) => ({ letter, brands }));
}
