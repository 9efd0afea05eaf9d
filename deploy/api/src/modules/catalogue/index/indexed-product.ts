/** The fields of a product that lists, filters and search need. */
export interface IndexedProduct {
  id: number;
  code: string;
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

/** Ids of products by a value, a sale, or a city with stock. */
export type Having = readonly { key: number; ids: readonly number[] }[];

export interface Memberships {
  values: Having;
  sales: Having;
}

/** The visible reviews of one product: the sum of their stars, and their number. */
export interface Score {
  sum: number;
  count: number;
}

/** By product. Products without reviews are missing. */
export type Scores = ReadonlyMap<number, Score>;

export interface Stocks {
  cities: Having;
  shops: Having;
}
