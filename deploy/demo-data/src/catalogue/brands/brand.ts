import { palette } from 'deploy-api/db/schema/illustration';
import * as z from 'zod/mini';

/** The trade of a brand. A kind of product is made by the brands of its trade. */
export const trade = z.enum([
  'dogFood',
  'catFood',
  'dietFood',
  'dogTreats',
  'catTreats',
  'clayLitter',
  'woodLitter',
  'newLitter',
  'litterTrays',
  'dogToys',
  'catToys',
  'beds',
  'scratchers',
  'leads',
  'reels',
  'clothes',
  'bowls',
  'fountains',
  'grooming',
  'brushes',
  'hygiene',
  'carriers',
  'rodentFood',
  'rodentHome',
  'birdFood',
  'birdHome',
  'fishFood',
  'aquariumGear',
  'aquariumDecor',
  'waterCare',
  'reptileFood',
  'reptileGear',
  'antiparasitic',
  'vitamins',
  'calming',
  'vetCare',
  'prescription',
]);
export type Trade = z.infer<typeof trade>;

export const brandFacts = z.strictObject({
  name: z.string(),
  country: z.string(),
  /** The year of its foundation. */
  founded: z.int(),
  /** Below 500: the brand is in the slider (CAT-39). */
  sort: z.int(),
  description: z.string(),
  trades: z.array(trade),
  /** Product lines; the brand also sells without a line. */
  lines: z.array(z.string()),
  /** Price factor compared to its trade. */
  priceFactor: z.number(),
  /** The colours of its packaging. */
  palette,
});

export interface Brand extends z.infer<typeof brandFacts> {
  id: number;
  code: string;
}
