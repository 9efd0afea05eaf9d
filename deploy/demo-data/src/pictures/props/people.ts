import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { ellipse, type Pen, path, stroke } from '../drawing/pen';

const SKIN = '#eec09a';

/** A forearm from the right with an open hand; the palm is at (0, 0), so that something can sit on it. */
export const openHand = (pen: Pen, sleeve: string): string =>
  stroke('M300,70 C200,60 120,40 60,20', SKIN, 58) +
  path('M330,24 L150,10 C136,30 136,62 146,84 L330,120Z', sheet(pen, lighter(sleeve, 0.12), darker(sleeve, 0.12))) +
  stroke('M40,12 C-10,0 -50,-2 -96,-6', SKIN, 26) +
  stroke('M40,28 C-10,24 -50,24 -92,20', darker(SKIN, 0.05), 24) +
  stroke('M60,6 C40,-24 20,-36 -4,-40', SKIN, 22) +
  ellipse(48, 22, 52, 34, SKIN);

/** A gloved forearm from the right that holds something at (0, 0). */
export const glovedHand = (pen: Pen, held: string): string =>
  path('M236,-52 L150,-46 C138,-20 138,20 150,44 L236,56 C250,20 250,-20 236,-52Z', sheet(pen, '#fdfefe', '#d8e0df')) +
  stroke('M200,0 C150,0 110,2 70,6', '#8cc5c4', 66) +
  ellipse(56, 6, 48, 40, '#8cc5c4') +
  held +
  stroke('M60,-26 C30,-34 10,-30 -6,-16', '#9fd2d1', 24) +
  stroke('M66,2 C36,-6 14,-2 -4,10', '#8cc5c4', 23) +
  stroke('M62,28 C36,26 18,28 2,34', '#7ab6b5', 21);
