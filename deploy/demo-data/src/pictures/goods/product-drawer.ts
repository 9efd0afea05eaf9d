import type { Illustration, Shape } from 'deploy-api/db/schema/illustration';
import { bottle, tube } from '../packs/bottle';
import { box } from '../packs/box';
import type { ProductDrawer } from '../packs/product-drawing';
import { pipettes, tickCollar } from './against-ticks';
import { backpack } from './backpack';
import { bell, ladder, swing } from './bird-toys';
import { cardboard } from './cardboard';
import { cone, harness, muzzle, overall, sweater } from './clothes';
import { drawersByShape } from './drawers-by-shape';
import { bulb, compressor, heater } from './equipment';
import { clippers, dispenser, glove, slowBowl } from './feeders';
import { hammock } from './hammock';
import { mat, snuffleMat } from './mat';
import { ballOnRope, ballTrack } from './play';
import { plush } from './plush';
import { drinker, tunnel, wheel } from './rodent-goods';
import { scoop } from './scoop';
import { cave, gravel, mineral, stones } from './stones';
import { tipi } from './tipi';

/** Products without a shape of their own. The name on the label is more exact than the shape, so it is checked first. */
const drawersByLabel: readonly (readonly [Shape, RegExp, ProductDrawer])[] = [
  ['bed', /гамак/i, hammock],
  ['bed', /коврик|матрас/i, mat],
  ['litter-tray', /коврик/i, mat],
  ['litter-tray', /сов(?:ок|очек)/i, scoop],
  ['house', /вигвам|палатк/i, tipi],
  ['toy-ball', /коврик/i, snuffleMat],
  ['decor', /свитер|джемпер/i, sweater],
  ['decor', /комбинезон|куртк|дождевик|жилет|попон/i, overall],
  ['collar', /от (?:блох|клещ)/i, tickCollar],
  ['tube', /на холку/i, pipettes],
  ['tablets', /суспенз|капли/i, bottle],
  ['carrier', /рюкзак/i, backpack],
  ['toy-ball', /на верёвк/i, ballOnRope],
  ['toy-ball', /трек/i, ballTrack],
  ['collar', /шлейк/i, harness],
  ['collar', /намордник/i, muzzle],
  ['collar', /воротник/i, cone],
  ['decor', /качел|жёрдоч/i, swing],
  ['decor', /лесенк/i, ladder],
  ['decor', /колокольч|игрушк/i, bell],
  ['decor', /грунт|песок/i, gravel],
  ['decor', /минерал|солев/i, mineral],
  ['decor', /пещер|укрыт|поилк/i, cave],
  ['decor', /камн/i, stones],
  ['decor', /колес/i, wheel],
  ['decor', /тунн?ел/i, tunnel],
  ['bottle', /поилк/i, drinker],
  ['bottle', /салфет/i, box],
  ['spray', /раствор/i, bottle],
  ['spray', /гель|мазь/i, tube],
  ['filter', /компрессор/i, compressor],
  ['filter', /нагреват/i, heater],
  ['lamp', /^лампа/i, bulb],
  ['bowl', /фонтан|автокорм|автомат|навесн/i, dispenser],
  ['bowl', /лабиринт|медленн/i, slowBowl],
  ['brush', /когтерез/i, clippers],
  ['brush', /рукавиц/i, glove],
  ['scratcher', /картон/i, cardboard],
  ['toy-mouse', /мягкая|шуршащ/i, plush],
];

/** The function that draws a product. */
export const productDrawer = ({ shape, label: [name = ''] }: Illustration): ProductDrawer =>
  drawersByLabel.find(([kind, word]) => kind === shape && word.test(name))?.[2] ?? drawersByShape[shape];
