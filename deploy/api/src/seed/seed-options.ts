/** Options of the demonstration. */
export interface SeedOptions {
  /** The number of products as a multiple of the usual 2,000. */
  scale: number;
  /** The same number always gives the same shop. */
  seed: number;
  /** The current date of the shop's data. */
  today: Date;
  /** The public origin of the shop, for the links in emails about this data. */
  origin?: string;
  /** Called from time to time with the progress. */
  progress?: (done: number, total: number) => void;
}
