import type { Option, Recipe } from './kind';

interface Meat {
  name: string;
  with: string;
  value: string;
  fresh: string;
  dried: string;
}

interface Side {
  with: string;
  name: string;
}

const meat = (name: string, instrumental: string, fresh: string, dried: string): Meat => ({
  name,
  with: instrumental,
  value: name.charAt(0).toUpperCase() + name.slice(1),
  fresh,
  dried,
});

const lamb = meat('ягнёнок', 'ягнёнком', 'свежее мясо ягнёнка', 'дегидрированное мясо ягнёнка');
const chicken = meat('курица', 'курицей', 'свежее мясо курицы', 'дегидрированное мясо курицы');
const turkey = meat('индейка', 'индейкой', 'свежее филе индейки', 'дегидрированное мясо индейки');
const beef = meat('говядина', 'говядиной', 'свежая говядина', 'дегидрированная говядина');
const veal = meat('телятина', 'телятиной', 'свежая телятина', 'дегидрированная телятина');
const rabbit = meat('кролик', 'кроликом', 'свежее мясо кролика', 'дегидрированное мясо кролика');
const duck = meat('утка', 'уткой', 'свежее мясо утки', 'дегидрированное мясо утки');
const venison = meat('оленина', 'олениной', 'свежая оленина', 'дегидрированная оленина');
const quail = meat('перепёлка', 'перепёлкой', 'свежее мясо перепёлки', 'дегидрированное мясо перепёлки');
const salmon = meat('лосось', 'лососем', 'свежий лосось', 'дегидрированный лосось');
const trout = meat('форель', 'форелью', 'свежая форель', 'дегидрированная форель');
const tuna = meat('тунец', 'тунцом', 'филе тунца', 'дегидрированный тунец');
const cod = meat('треска', 'треской', 'филе трески', 'дегидрированная треска');

const grains: readonly Side[] = [
  { with: 'рисом', name: 'рис' },
  { with: 'бурым рисом', name: 'бурый рис' },
  { with: 'гречкой', name: 'гречневая крупа' },
  { with: 'овсянкой', name: 'овсяная крупа' },
];

const roots: readonly Side[] = [
  { with: 'картофелем', name: 'сушёный картофель' },
  { with: 'бататом', name: 'сушёный батат' },
  { with: 'тыквой', name: 'сушёная тыква' },
  { with: 'морковью', name: 'сушёная морковь' },
];

const berries: readonly Side[] = [
  { with: 'брусникой', name: 'сушёная брусника' },
  { with: 'клюквой', name: 'сушёная клюква' },
  { with: 'яблоком', name: 'сушёное яблоко' },
];

/** What goes with meat in a tin or a pouch. */
const garnishes: readonly Side[] = [
  { with: 'рисом', name: 'рис' },
  { with: 'овощами', name: 'овощи (морковь, горошек)' },
  { with: 'тыквой', name: 'тыква' },
  { with: 'морковью', name: 'морковь' },
  { with: 'зелёным горошком', name: 'зелёный горошек' },
];

function dish({ name, value, ...from }: Meat, side: Side | undefined): Option {
  const recipe: Recipe = {
    with: side ? `${from.with} и ${side.with}` : from.with,
    fresh: from.fresh,
    dried: from.dried,
    side: side?.name ?? '',
  };
  const text = side ? `${name} с ${side.with}` : name;
  return { text, label: text.charAt(0).toUpperCase() + text.slice(1), values: { taste: value }, recipe };
}

function dishes(meats: readonly Meat[], sides: readonly (Side | undefined)[]): Option[] {
  return meats.flatMap((from) => sides.map((side) => dish(from, side)));
}

export const dogDryTastes: readonly Option[] = dishes(
  [lamb, chicken, turkey, beef, duck, rabbit, venison, salmon, trout],
  [...grains, ...roots, ...berries],
);

/** One source of protein, and no grain. */
export const singleProteinTastes: readonly Option[] = dishes([lamb, turkey, rabbit, duck, venison, salmon], roots);

export const dogWetTastes: readonly Option[] = dishes(
  [beef, turkey, lamb, chicken, rabbit, duck, veal, venison],
  [undefined, ...garnishes],
);

export const catDryTastes: readonly Option[] = dishes(
  [chicken, turkey, salmon, rabbit, duck, beef, cod, trout, veal, quail],
  [...grains, ...roots, ...berries],
);

export const catWetTastes: readonly Option[] = dishes(
  [chicken, turkey, salmon, rabbit, beef, tuna, veal, trout, duck, cod, quail, lamb],
  [undefined, ...garnishes],
);
