import type { Option } from './kind';

/** Choices of several kinds of goods. */

export type Gender = 'm' | 'f' | 'n' | 'pl';

const endings: Record<Gender, 0 | 1 | 2 | 3> = { m: 0, f: 1, n: 2, pl: 3 };

/** Masculine, feminine, neuter and plural of each colour. */
const shades = {
  red: ['красный', 'красная', 'красное', 'красные'],
  blue: ['синий', 'синяя', 'синее', 'синие'],
  green: ['зелёный', 'зелёная', 'зелёное', 'зелёные'],
  orange: ['оранжевый', 'оранжевая', 'оранжевое', 'оранжевые'],
  grey: ['серый', 'серая', 'серое', 'серые'],
  beige: ['бежевый', 'бежевая', 'бежевое', 'бежевые'],
  black: ['чёрный', 'чёрная', 'чёрное', 'чёрные'],
  pink: ['розовый', 'розовая', 'розовое', 'розовые'],
  turquoise: ['бирюзовый', 'бирюзовая', 'бирюзовое', 'бирюзовые'],
  brown: ['коричневый', 'коричневая', 'коричневое', 'коричневые'],
} as const;

export type Shade = keyof typeof shades;

/** Colours in the grammatical gender of the product; the filter shows each in the masculine. */
export function colours(gender: Gender, ...chosen: Shade[]): Option[] {
  return chosen.map((shade) => {
    const [masculine] = shades[shade];
    return {
      text: shades[shade][endings[gender]],
      label: masculine,
      values: { colour: masculine.charAt(0).toUpperCase() + masculine.slice(1) },
    };
  });
}

/** Materials as `[text in the name, value of the filter, price factor]`. */
export function materials(
  ...named: readonly (readonly [text: string, value: string, priceFactor?: number])[]
): Option[] {
  return named.map(([text, material, priceFactor]) => ({ text, values: { material }, priceFactor: priceFactor ?? 1 }));
}

/** Flavours of treats, as `[text in the name, value of the filter]`. */
export function flavours(...named: readonly (readonly [text: string, taste: string])[]): Option[] {
  return named.map(([text, taste]) => ({ text, values: { taste } }));
}

/** Plain words without a property of their own. */
export function words(...said: string[]): Option[] {
  return said.map((text) => ({ text }));
}

/** The value of «Для кого» that these words mean; the others, as «для грызунов», are for various animals. */
const pets: Readonly<Record<string, string>> = {
  'для хомяков': 'Хомяк',
  'для кроликов': 'Кролик',
  'для морских свинок': 'Морская свинка',
  'для шиншилл': 'Шиншилла',
  'для дегу': 'Дегу',
  'для волнистых попугаев': 'Волнистый попугай',
  'для средних попугаев': 'Средний попугай',
  'для крупных попугаев': 'Крупный попугай',
  'для канареек': 'Канарейка',
};

/** For whom a product is, in words. */
export function forPets(...said: string[]): Option[] {
  return said.map((text) => {
    const pet = pets[text];
    return pet ? { text, values: { pet } } : { text };
  });
}

/** Things of different sections of the third level: `[what it is, code of its section]`. */
export function things(...named: readonly (readonly [text: string, leaf: string, priceFactor?: number])[]): Option[] {
  return named.map(([text, leaf, priceFactor]) => ({ text, leaf, priceFactor: priceFactor ?? 1 }));
}
