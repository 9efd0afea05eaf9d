/** Options of the demonstration. */
export interface SeedOptions {
  /** How many times the usual 2,000 products. */
  scale: number;
  /** The same number always gives the same shop. */
  seed: number;
  /** The current date of the shop's data. */
  today: Date;
  /** The public origin of the shop, for the links of emails about what is in the data. */
  origin?: string;
  /** Called from time to time with the progress. */
  progress?: (done: number, total: number) => void;
}
