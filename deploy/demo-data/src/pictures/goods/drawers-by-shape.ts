import type { Shape } from 'deploy-api/db/schema/illustration';
import { bag } from '../packs/bag';
import { bottle, jar, spray, tube } from '../packs/bottle';
import { box, tablets } from '../packs/box';
import { hay } from '../packs/hay';
import { litter } from '../packs/litter';
import { pouch } from '../packs/pouch';
import type { ProductDrawer } from '../packs/product-drawing';
import { seedStick } from '../packs/seed-stick';
import { tin } from '../packs/tin';
import { bed } from './bed';
import { bowl } from './bowl';
import { brush } from './brush';
import { cage } from './cage';
import { carrier } from './carrier';
import { catToy } from './cat-toy';
import { collar } from './collar';
import { decor } from './decor';
import { filter } from './filter';
import { house } from './house';
import { lamp } from './lamp';
import { leash } from './leash';
import { litterTray } from './litter-tray';
import { scratcher } from './scratcher';
import { tank } from './tank';
import { ball } from './toy-ball';
import { rope } from './toy-rope';

/** The function that draws each shape. */
export const drawersByShape = {
  bag,
  tin,
  pouch,
  box,
  bottle,
  jar,
  tube,
  'toy-ball': ball,
  'toy-rope': rope,
  'toy-mouse': catToy,
  bed,
  house,
  litter,
  'litter-tray': litterTray,
  tank,
  cage,
  collar,
  leash,
  bowl,
  brush,
  scratcher,
  carrier,
  tablets,
  spray,
  hay,
  'seed-stick': seedStick,
  filter,
  lamp,
  decor,
} satisfies Record<Shape, ProductDrawer>;
