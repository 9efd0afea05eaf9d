import { codeOf } from 'deploy-api/seed/places/code-of';
import * as z from 'zod/mini';
import { readData } from '../../reading/read-data';
import { type Brand, brandFacts, type Trade } from './brand';

/** The order of the files, and of the brands in them, determines their ids. */
const files = ['food', 'treats-and-litter', 'gear', 'care', 'small-animals'];

export const brands: readonly Brand[] = files
  .flatMap((file) => readData(`brands/${file}.json`, z.array(brandFacts)))
  .map((facts, index) => ({ ...facts, id: 101 + index, code: codeOf(facts.name) }));

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
