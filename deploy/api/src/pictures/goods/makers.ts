import { bag } from '../packs/bag';
import { bottle, jar, spray, tube } from '../packs/bottle';
import { box, tablets } from '../packs/box';
import { hay, litter, seedStick } from '../packs/loose';
import type { Maker } from '../packs/pack';
import { pouch } from '../packs/pouch';
import { tin } from '../packs/tin';
import type { Shape } from '../spec';
import { bowl, brush, filter, lamp, litterTray } from './care';
import { cage, decor, tank } from './homes';
import { bed, house, scratcher } from './rest';
import { ball, catToy, rope } from './toys';
import { carrier, collar, leash } from './walk';

/** Who draws each shape. */
export const makers = {
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
} satisfies Record<Shape, Maker>;
