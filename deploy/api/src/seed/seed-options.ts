/** What the demonstration is filled with. */
export interface SeedOptions {
  /** How many times the usual 2,000 products. */
  scale: number;
  /** The same number always gives the same shop. */
  seed: number;
  /** Dates of the shop are counted from here. */
  today: Date;
  /** Told from time to time how far it is, for whoever waits. */
  progress?: (done: number, total: number) => void;
}
