/** A product as far as lists, filters and search must know it. */
export interface IndexedProduct {
  id: number;
  name: string;
  article: string;
  barCode: string;
  sectionId: number;
  brandId: number;
  /** Null: it has no variants. */
  groupId: number | null;
  /** Kopecks. */
  price: number;
  isNew: boolean;
  isDiscounted: boolean;
  season: string | null;
  popularity: number;
  sort: number;
}

/** Ids of products by what they have: a value, a sale, stock in a city. */
export type Having = readonly { key: number; ids: readonly number[] }[];

export interface Memberships {
  values: Having;
  sales: Having;
}

export interface Stocks {
  cities: Having;
  shops: Having;
}
