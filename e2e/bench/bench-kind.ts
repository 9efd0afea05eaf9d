import type { RunningShop } from '../shop/start-shop';
import type { Figure } from './report/figure';

/** A running shop that can be looked into. */
export interface BenchShop extends RunningShop {
  readonly dataDir: string;
  /** The folder that its processes write diagnostic reports to. */
  readonly reports: string;
}

/** What a bench is given. */
export interface BenchContext {
  /** The composed shop in production mode, started when first asked for and shared by the benches of a run. */
  readonly shop: () => Promise<BenchShop>;
  /** Where results and logs go. */
  readonly results: string;
  /** Whether measurements that take many minutes are wanted too. */
  readonly large: boolean;
  readonly say: (line: string) => void;
}

/** One measurement of the shop, against the bars of its speed. */
export interface Bench {
  readonly name: string;
  readonly title: string;
  readonly run: (
    context: BenchContext,
  ) => Promise<{ readonly figures: readonly Figure[]; readonly notes?: readonly string[] }>;
}
