import { mirrored } from '../animals/animal-drawing';
import { cloth } from '../drawing/cloth';
import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, type Pen, path, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';

interface Beast {
  coat: string;
  pale: string;
  /** Above the head: ears, horns, spines. */
  crown: (pen: Pen) => string;
  nose: string;
}

const ears = (pen: Pen, coat: string): string =>
  mirrored(circle(-82, -380, 38, cloth(pen, coat)) + circle(-82, -378, 22, lighter(coat, 0.4)));

const beasts: readonly (readonly [RegExp, Beast])[] = [
  [
    /[её]ж/i,
    {
      coat: '#c9a27c',
      pale: '#f0dcc0',
      nose: '#3a2a20',
      crown: (pen) =>
        path(
          'M-150,-220 L-170,-262 L-140,-280 L-156,-322 L-118,-332 L-120,-376 L-78,-374 L-66,-414 L-30,-398 L0,-434 L30,-398 L66,-414 L78,-374 L120,-376 L118,-332 L156,-322 L140,-280 L170,-262 L150,-220Z',
          cloth(pen, '#6b4f3a'),
        ),
    },
  ],
  [/енот/i, { coat: '#8f8b88', pale: '#f4f1ea', nose: '#2b2624', crown: (pen) => ears(pen, '#6f6b69') }],
  [
    /морж/i,
    {
      coat: '#8a6f60',
      pale: '#e3cdb8',
      nose: '#3a2a20',
      crown: () => mirrored(path('M-40,-236 C-44,-190 -36,-160 -28,-140 C-18,-170 -16,-200 -20,-236Z', '#fdf8ec')),
    },
  ],
  [
    /лос/i,
    {
      coat: '#8d5f3c',
      pale: '#d9b48c',
      nose: '#3a2a20',
      crown: (pen) =>
        mirrored(
          path(
            'M-60,-372 C-90,-440 -150,-420 -190,-470 C-180,-430 -170,-420 -176,-400 C-200,-404 -214,-400 -226,-410 C-206,-370 -150,-350 -90,-340Z',
            cloth(pen, '#d3ac74'),
          ),
        ) + ears(pen, '#7a5032'),
    },
  ],
  [
    /утк/i,
    {
      coat: '#e9c34a',
      pale: '#fbe9a8',
      nose: '#e2842c',
      crown: () => stroke('M0,-396 q-10,-40 -30,-44 M4,-396 q10,-34 26,-40', '#c99a2c', 9),
    },
  ],
];
const bear: Beast = { coat: '#b98a5c', pale: '#ecd3b2', nose: '#3a2a20', crown: (pen) => ears(pen, '#a87a4e') };

/** A soft toy: the animal that the label names, or a bear. */
export const plush: ProductDrawer = (pen, { label, palette }) => {
  const words = label.slice(1).join(' ');
  const { coat, pale, crown, nose } = beasts.find(([word]) => word.test(words))?.[1] ?? bear;
  const arm = ellipse(-118, -136, 38, 66, cloth(pen, coat), 'transform="rotate(26 -118 -136)"');
  const foot = ellipse(-78, -32, 56, 38, cloth(pen, coat)) + ellipse(-84, -30, 30, 21, pale);
  const behind = /лос|утк|енот/i.test(words) || !beasts.some(([word]) => word.test(words)) || /[её]ж/i.test(words);
  const face =
    circle(0, -292, 118, cloth(pen, coat)) +
    (words.match(/енот/i) ? mirrored(ellipse(-46, -304, 36, 28, '#4a4644', 'transform="rotate(-20 -46 -304)"')) : '') +
    ellipse(0, -250, 62, 46, pale) +
    mirrored(circle(-44, -306, 13, '#231a15') + circle(-48, -311, 4, '#ffffff')) +
    ellipse(0, -268, 22, 16, nose) +
    stroke('M0,-252 V-238 M-22,-232 q22,16 44,0', darker(pale, 0.6), 4);
  const body =
    path('M-96,-210 C-130,-120 -120,-20 0,-16 C120,-20 130,-120 96,-210Z', cloth(pen, coat)) +
    ellipse(0, -106, 66, 76, pale) +
    stroke('M0,-180 V-36', darker(pale, 0.25), 3, 'stroke-dasharray="8 7"');
  const bow =
    path('M0,-184 L-54,-210 V-156Z M0,-184 L54,-210 V-156Z', palette.accent) +
    circle(0, -184, 14, darker(palette.accent, 0.2));
  return {
    art: mirrored(arm) + body + mirrored(foot) + (behind ? crown(pen) : '') + face + (behind ? '' : crown(pen)) + bow,
    halfWidth: 130,
    maxHalfWidth: 200,
    height: 420,
  };
};
