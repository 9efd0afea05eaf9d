import type { Brand } from '@zapovednik/api/catalog/models/brand';
import type { PageArgs } from '@zapovednik/platform/app';
import { brandsFailed, brandsQuery } from '../../brands/brands-query';

/** A brand for its tile. */
type ListedBrand = Pick<Brand, 'code' | 'name' | 'picture'>;

/** A letter and its brands. */
interface BrandGroup {
  readonly letter: string;
  readonly brands: readonly ListedBrand[];
}

/** The first letters of the brands in one alphabet. */
export interface BrandAlphabet {
  readonly name: string;
  readonly groups: readonly BrandGroup[];
}

const order = new Intl.Collator('ru', { numeric: true });

/** Names that begin with any other character are under the digits. */
const alphabets = [
  { name: 'Кириллица', has: (letter: string) => /\p{Script=Cyrillic}/u.test(letter) },
  { name: 'Латиница', has: (letter: string) => /\p{Script=Latin}/u.test(letter) },
  { name: 'Цифры', has: () => true },
] as const;

/** The group of a brand: its first letter, Ё under Е; digits are grouped under «0–9». */
function letterOf(name: string): string {
  const first = name.charAt(0).toUpperCase().replace('Ё', 'Е');
  return /\p{L}/u.test(first) ? first : '0–9';
}

/** All brands by alphabet and first letter, in alphabetical order. */
export async function loadBrands({ app, required }: PageArgs): Promise<readonly BrandAlphabet[]> {
  const all = await required('brands', app.query.ensureQueryData(brandsQuery(app)), brandsFailed);
  const groups = new Map<string, ListedBrand[]>();
  for (const { code, name, picture } of [...all].sort((a, b) => order.compare(a.name, b.name))) {
    const letter = letterOf(name);
    groups.set(letter, [...(groups.get(letter) ?? []), { code, name, picture }]);
  }
  const left = [...groups].map(([letter, brands]) => ({ letter, brands }));
  return alphabets.flatMap(({ name, has }) => {
    const own = left.filter(({ letter }) => has(letter));
    for (const group of own) left.splice(left.indexOf(group), 1);
    return own.length > 0 ? [{ name, groups: own }] : [];
  });
}
