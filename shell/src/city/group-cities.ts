import type { City } from '@zapovednik/api/shell/models/city';

/** Cities of one region. */
export interface Region {
  readonly name: string;
  readonly cities: readonly City[];
}

const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').trim();

/**
 * Cities whose name contains the text, grouped by region (CIT-26). Regions are in the order of their first city, cities by SORT.
 * The match ignores letter case and treats е and ё as the same letter.
 */
export function groupCities(cities: readonly City[], text: string): readonly Region[] {
  const wanted = plain(text);
  const found = cities.filter(({ name }) => plain(name).includes(wanted)).sort((a, b) => a.sort - b.sort);
  const regions = new Map<string, City[]>();
  for (const city of found) regions.set(city.region, [...(regions.get(city.region) ?? []), city]);
  return [...regions].map(([name, ofRegion]) => ({ name, cities: ofRegion }));
}
