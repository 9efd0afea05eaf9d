import type { banner } from 'deploy-api/db/schema/index';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';
import { inOrder } from '../reading/sort';

type BannerRow = typeof banner.$inferInsert;

const list = z.array(
  z.strictObject({ title: z.string(), text: z.string(), button: z.string(), url: z.string(), picture: z.string() }),
);
const { main, single, grooming } = readData(
  'banners.json',
  z.strictObject({ main: list, single: list, grooming: list }),
);

const at = (place: BannerRow['place'], entries: z.infer<typeof list>): BannerRow[] =>
  inOrder(entries).map((entry) => ({ place, ...entry }));

/** The banners of the home page. */
export const banners = [...at('main', main), ...at('single', single)];

/** The banners of the grooming page (GRM-04). */
export const groomingBanners = at('grooming', grooming);
