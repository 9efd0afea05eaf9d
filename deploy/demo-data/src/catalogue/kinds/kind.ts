import type { Shape, Species } from 'deploy-api/catalogue/illustration';
import type { Trade } from '../brands/brand';

/** Properties that the smart filter offers; a product has one value of each that applies to it. */
export const properties = {
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
} as const;

export type Property = keyof typeof properties;

/** What a meal is made of, as its label says it. */
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

/** One choice among several, e.g. for whom, of what, in which colour. */
export interface Option {
  /** How the name of the product says it; '' where it goes without saying. */
  say: string;
  /** How the label says it; else as the name does. */
  label?: string;
  /** Code of the section of the third level that this choice leads to. */
  leaf?: string;
  values?: Partial<Record<Property, string>>;
  /** Its price over that of the others. */
  dear?: number;
  /** Whole sentences for the description. */
  notes?: readonly string[];
  recipe?: Recipe;
  /** Daily need over that of a grown-up animal. */
  appetite?: number;
  shape?: Shape;
  /** Sizes that this choice is sold in, instead of the kind's. */
  sizes?: readonly Size[][];
}

/** A dimension of choice, and what joins it to the name before it. */
export interface Facet {
  joint: ' ' | ', ' | ', цвет ';
  options: readonly Option[];
}

/** One of the sizes that a product is sold in; the variants of a product differ by it (PRD-08). */
export interface Size {
  /** «12 кг», «M, обхват 30–45 см» */
  say: string;
  /** Value of the property that the variants differ by; else as the name says it. */
  value?: string;
  /** Grams of the goods, without their packaging. */
  grams: number;
  /** What the price grows with: kilograms, litres, pieces or a plain factor. */
  measure: number;
  /** Pieces in a wholesale pack. */
  pack?: number;
}

export type Prose = 'dogMeal' | 'catMeal' | 'goods' | 'remedy';

/** What the texts of a kind are made of; every list is drawn from. */
export interface Story {
  prose: Prose;
  /** Opening sentences, complete in themselves. */
  about: readonly string[];
  /** Points of the list «Особенности», without a full stop. */
  features: readonly string[];
  /** Care, use or storage, whole sentences. */
  advice: readonly string[];
  adviceHeading: string;
  /** «Состав» of what is not a meal. */
  composition?: readonly string[];
}

/** A kind of product: everything that is made the same way and stands in the same section. */
export interface Kind {
  code: string;
  /** Its part of the catalogue, over the sum of all parts. */
  share: number;
  /** Unique code of the section of the second level. */
  section: string;
  trade: Trade;
  animal: Species;
  shape: Shape;
  /** What it is, before the brand: «Сухой корм». */
  heads: readonly Option[];
  facets: readonly Facet[];
  /** Sets of sizes; every product family is sold in one of them. */
  sizes: readonly Size[][];
  offersBy: Property;
  /** Roubles for a measure of 1 at an ordinary brand. */
  price: number;
  /** How the price grows with the measure: 1 is in step, less is cheaper by bulk. */
  bulk: number;
  prescription?: boolean;
  story: Story;
}
