import { mappedCity } from 'deploy-reference-data/streets/cities';
import { townFacts as drawn } from 'deploy-reference-data/towns/towns';
import { codeOf } from './code-of';

/** A place without its own storefront: the nearest city serves it. */
export interface TownFacts {
  id: number;
  name: string;
  code: string;
  type: 'CITY' | 'VILLAGE';
  region: string;
  /** ID of that city. */
  city: number;
}

export const townFacts: readonly TownFacts[] = drawn.map(({ id, name, kind, city }) => ({
  id,
  name,
  code: codeOf(name),
  type: kind === 'г' ? 'CITY' : 'VILLAGE',
  region: mappedCity(id).region,
  city,
}));
