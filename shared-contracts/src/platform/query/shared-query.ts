import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';

/**
 * What a query holds that several apps read. Apps of different releases share the cache, and whoever reads first fills it: the
 * release gate compares these schemas. No script carries them.
 */
export interface SharedQuery<Data extends z.ZodMiniType = z.ZodMiniType> {
  /** The first part of the query's key: `basket@1`. The number changes when the data does so that others could not read it. */
  readonly name: `${string}@${number}`;
  readonly owner: AppName;
  readonly data: Data;
}

/**
 * Describes what a shared query holds; it stands beside the query in `queries.ts`.
 *
 * @example
 * export const petsData = defineSharedQuery({ name: 'pets@1', owner: 'mf-services', data: z.array(z.string()) });
 */
export function defineSharedQuery<Data extends z.ZodMiniType>(query: SharedQuery<Data>): SharedQuery<Data> {
  return query;
}
