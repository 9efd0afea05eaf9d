import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';

/**
 * The data of a query that several apps read. Apps of different releases share the cache, and the app that reads first fills it; so
 * the release gate compares these schemas. They are not part of any script.
 */
export interface SharedQuery<Data extends z.ZodMiniType = z.ZodMiniType> {
  /** The first part of the query key: `basket@1`. The number changes with every incompatible change of the data. */
  readonly name: `${string}@${number}`;
  readonly owner: AppName;
  readonly data: Data;
}

/**
 * Describes the data of a shared query, next to the query in `queries/`.
 *
 * @example
 * export const petsData = defineSharedQuery({ name: 'pets@1', owner: 'mf-services', data: z.array(z.string()) });
 */
export function defineSharedQuery<Data extends z.ZodMiniType>(query: SharedQuery<Data>): SharedQuery<Data> {
  return query;
}
