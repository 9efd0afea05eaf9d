import type { PriceUnit } from '@zapovednik/api/catalog/wire/price';
import type { Shape, Species } from 'deploy-api/db/schema/illustration';
import * as z from 'zod/mini';
import type { Trade } from '../brands/brand';

/** Properties of the smart filter. A product has one value of each property that applies to it. */
export const property = z.enum([
  'age',
  'pet',
  'breed',
  'taste',
  'needs',
  'weight',
  'volume',
  'size',
  'count',
  'material',
  'colour',
]);
export type Property = z.infer<typeof property>;

/** Their codes and names, in the order of the filter. */
export const properties: Readonly<Record<Property, { code: string; name: string }>> = {
  age: { code: 'vozrast', name: 'Возраст' },
  pet: { code: 'dlya_kogo', name: 'Для кого' },
  breed: { code: 'razmer_porody', name: 'Размер породы' },
  taste: { code: 'vkus', name: 'Вкус' },
  needs: { code: 'osobye_potrebnosti', name: 'Особые потребности' },
  weight: { code: 'ves', name: 'Вес' },
  volume: { code: 'obem', name: 'Объём' },
  size: { code: 'razmer', name: 'Размер' },
  count: { code: 'kolichestvo', name: 'Количество' },
  material: { code: 'material', name: 'Материал' },
  colour: { code: 'tsvet', name: 'Цвет' },
};

/** The ingredients of a meal, as on its label. */
export interface Recipe {
  /** «ягнёнком и рисом» */
  with: string;
  /** «свежее мясо ягнёнка» */
  fresh: string;
  /** «дегидрированное мясо ягнёнка» */
  dried: string;
  /** «рис» */
  side: string;
}

/** One option of a choice, e.g. the animal, the material, the colour. */
export interface Option {
  /** Its text in the product's name; '' for none. */
  text: string;
  /** Its text on the label; by default as in the name. */
  label?: string;
  /** Code of the third-level section of this option. */
  leaf?: string;
  values?: Partial<Record<Property, string>>;
  /** Price factor compared to the other options. */
  priceFactor?: number;
  /** Whole sentences for the description. */
  notes?: readonly string[];
  recipe?: Recipe;
  /** Daily need compared to an adult animal. */
  appetite?: number;
  shape?: Shape;
  /** Sizes of this option, instead of the kind's. */
  sizes?: readonly Size[][];
}

/** A dimension of choice, and the text that joins it to the name before it. */
interface Facet {
  separator: ' ' | ', ' | ', цвет ';
  options: readonly Option[];
}

/** One of the sizes of a product; the variants of a product differ in it (PRD-08). */
export interface Size {
  /** «12 кг», «M, обхват 30–45 см» */
  text: string;
  /** Value of the variants' property; by default as in the name. */
  value?: string;
  /** Grams of the goods without packaging. */
  grams: number;
  /** The quantity that determines the price: kilograms, litres, pieces or a plain factor. */
  measure: number;
  /** Pieces in a wholesale pack. */
  pack?: number;
  /** The content, for goods whose prices are compared by measure: grams, millilitres or pieces. */
  content?: { amount: number; unit: PriceUnit };
}

export const prose = z.enum(['dogMeal', 'catMeal', 'goods', 'remedy']);
type Prose = z.infer<typeof prose>;

/** The texts of a kind; the generator picks from every list. */
export interface Story {
  prose: Prose;
  /** Opening sentences, each complete. */
  about: readonly string[];
  /** Points of the list «Особенности», without a full stop. */
  features: readonly string[];
  /** Care, use or storage, whole sentences. */
  advice: readonly string[];
  adviceHeading: string;
  /** «Состав» of products that are not meals. */
  composition?: readonly string[];
}

/** A kind of product: all products that are generated in the same way and belong to the same section. */
export interface ProductKind {
  code: string;
  /** Its share of the catalogue, relative to the sum of all shares. */
  share: number;
  /** Unique code of the section of the second level. */
  section: string;
  trade: Trade;
  animal: Species;
  shape: Shape;
  /** The product word before the brand: «Сухой корм». */
  names: readonly Option[];
  facets: readonly Facet[];
  /** Sets of sizes; every product family has one of them. */
  sizes: readonly Size[][];
  offersBy: Property;
  /** The price in roubles for a measure of 1, for an average brand. */
  price: number;
  /** How the price grows with the measure: 1 is proportional; with less, large sizes are cheaper. */
  bulk: number;
  prescription?: boolean;
  story: Story;
}
