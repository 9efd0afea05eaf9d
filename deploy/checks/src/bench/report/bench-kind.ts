import type { RunningShop } from 'e2e/shop/start-shop';
import type { Figure } from './figure';

/** A running shop whose processes can be inspected. */
export interface BenchShop extends RunningShop {
  readonly dataDir: string;
  /** The folder to which its processes write diagnostic reports. */
  readonly reports: string;
}

/** The arguments of a bench. */
export interface BenchContext {
  /** The composed shop in production mode. It is started at the first use and shared by the benches of a run. */
  readonly shop: () => Promise<BenchShop>;
  /** The folder of results and logs. */
  readonly results: string;
  /** Whether to run measurements that take many minutes. */
  readonly large: boolean;
  /** The length of the bench `hour`. */
  readonly minutes: number;
  /** The parts to run of a bench that has parts. Empty: all. */
  readonly only: readonly string[];
  readonly say: (line: string) => void;
}

/** One measurement of the shop, compared with its performance targets. */
export interface Bench {
  readonly title: string;
  readonly run: (
    context: BenchContext,
  ) => Promise<{ readonly figures: readonly Figure[]; readonly notes?: readonly string[] }>;
}
