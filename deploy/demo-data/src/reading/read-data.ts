import type * as z from 'zod/mini';
import { readJson } from './read-json';

/** Reads a file of the folder `data`, e.g. `shops/coupons.json`. */
export const readData = <S extends z.ZodMiniType>(name: string, schema: S): z.output<S> =>
  readJson(new URL(`../../data/${name}`, import.meta.url), schema);
