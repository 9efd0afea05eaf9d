import { birds } from './birds';
import { catCare } from './cat-care';
import { catFood } from './cat-food';
import { catHome } from './cat-home';
import { catLitter } from './cat-litter';
import { catTreats } from './cat-treats';
import { dogCare } from './dog-care';
import { dogFood } from './dog-food';
import { dogHome } from './dog-home';
import { dogTreats } from './dog-treats';
import { dogWalk } from './dog-walk';
import { fish } from './fish';
import type { ProductKind } from './kind';
import { reptiles } from './reptiles';
import { rodents } from './rodents';
import { vetCare } from './vet-care';
import { vetParasites } from './vet-parasites';

/** Everything that the shop sells. */
export const kinds: readonly ProductKind[] = [
  ...dogFood,
  ...dogTreats,
  ...dogWalk,
  ...dogHome,
  ...dogCare,
  ...catFood,
  ...catTreats,
  ...catLitter,
  ...catHome,
  ...catCare,
  ...rodents,
  ...birds,
  ...fish,
  ...reptiles,
  ...vetParasites,
  ...vetCare,
];
