import * as z from 'zod/mini';
import { id } from '../../field';

/** A place of the administrative tree (CIT-07). */
export const location = z.object({
  ID: id,
  CODE: z.string(),
  SORT: z.int(),
  LOCATION_NAME: z.string(),
  LOCATION_TYPE: z.enum(['COUNTRY', 'REGION', 'CITY', 'VILLAGE']),
  PARENT_ID: z.int(),
  REGION_ID: z.int(),
  CITY_ID: z.int(),
  COUNTRY_ID: z.int(),
  PARENT_NAME: z.string(),
});
export type LocationAnswer = z.infer<typeof location>;
