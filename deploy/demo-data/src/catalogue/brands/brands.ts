import { codeOf } from 'deploy-api/seed/code-of';
import type { Brand, BrandFacts, Trade } from './brand';
import { careBrands } from './care-brands';
import { foodBrands } from './food-brands';
import { gearBrands } from './gear-brands';
import { smallAnimalBrands } from './small-animal-brands';
import { treatAndLitterBrands } from './treat-and-litter-brands';

function brandOf({ palette: [ground, main, accent, ink], ...facts }: BrandFacts, index: number): Brand {
  return { ...facts, id: 101 + index, code: codeOf(facts.name), palette: { ground, main, accent, ink } };
}

export const brands: readonly Brand[] = [
  ...foodBrands,
  ...treatAndLitterBrands,
  ...gearBrands,
  ...careBrands,
  ...smallAnimalBrands,
].map(brandOf);

export function brandsOf(trade: Trade): readonly Brand[] {
  return brands.filter((brand) => brand.trades.includes(trade));
}

/**
 * A brand's name in a sentence: a Russian name in quotation marks, a Latin one without, e.g. `«Лесной пёс Классика»`, `Nordtail Wild`.
 */
export function brandInWords(brand: Brand, line: string): string {
  const name = line === '' ? brand.name : `${brand.name} ${line}`;
  return /[а-яё]/i.test(brand.name) ? `«${name}»` : name;
}
