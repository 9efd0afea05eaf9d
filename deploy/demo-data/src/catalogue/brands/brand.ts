import type { Palette } from 'deploy-api/db/schema/illustration';

/** The kind of goods of a brand; a kind of product is made by the brands of its trade. */
export type Trade =
  | 'dogFood'
  | 'catFood'
  | 'dietFood'
  | 'dogTreats'
  | 'catTreats'
  | 'clayLitter'
  | 'woodLitter'
  | 'newLitter'
  | 'litterTrays'
  | 'dogToys'
  | 'catToys'
  | 'beds'
  | 'scratchers'
  | 'leads'
  | 'reels'
  | 'clothes'
  | 'bowls'
  | 'fountains'
  | 'grooming'
  | 'brushes'
  | 'hygiene'
  | 'carriers'
  | 'rodentFood'
  | 'rodentHome'
  | 'birdFood'
  | 'birdHome'
  | 'fishFood'
  | 'aquariumGear'
  | 'aquariumDecor'
  | 'waterCare'
  | 'reptileFood'
  | 'reptileGear'
  | 'antiparasitic'
  | 'vitamins'
  | 'calming'
  | 'vetCare'
  | 'prescription';

export interface BrandFacts {
  name: string;
  country: string;
  /** The year in which it began. */
  founded: number;
  /** Below 500: the brand is in the slider (CAT-39). */
  sort: number;
  /** Background, main, accent and text colour of its packaging. */
  palette: readonly [string, string, string, string];
  description: string;
  trades: readonly Trade[];
  /** Product lines; the brand also sells without a line. */
  lines: readonly string[];
  /** Price factor compared to its trade. */
  priceFactor: number;
}

export interface Brand extends Omit<BrandFacts, 'palette'> {
  id: number;
  code: string;
  palette: Palette;
}
