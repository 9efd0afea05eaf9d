import type { Palette } from 'deploy-api/catalogue/illustration';

/** What a brand makes; a kind of product is made by the brands of its trade. */
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
  /** Below 500: the brand stands in the slider (CAT-39). */
  sort: number;
  /** Ground, main, accent and ink of its packaging. */
  palette: readonly [string, string, string, string];
  description: string;
  trades: readonly Trade[];
  /** Named ranges; the brand also sells under its bare name. */
  lines: readonly string[];
  /** Its prices over those of the trade. */
  dear: number;
}

export interface Brand extends Omit<BrandFacts, 'palette'> {
  id: number;
  code: string;
  palette: Palette;
}
