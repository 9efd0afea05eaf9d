import { setTimeout as pause } from 'node:timers/promises';
import { SECTION } from 'e2e/shop/pages';
import { startLoad } from '../load/load';
import { Ledger } from './ledger';
import { Shopper } from './shopper';

/** Shoppers who order, who book, and pages per second. */
const ORDERING = 3;
const BOOKING = 2;
const PAGES = 12;
/** Milliseconds between two orders of a shopper. */
const PAUSE = 250;

export interface Traffic {
  readonly ledger: Ledger;
  /** Ends it when every shopper has an answer. */
  readonly stop: () => Promise<{
    readonly answered: number;
    readonly failed: number;
    readonly unfinished: readonly string[];
  }>;
}

/** Orders, bookings and pages, cached and not, until it is stopped. */
export function startTraffic(port: number): Traffic {
  const ledger = new Ledger();
  const unfinished: string[] = [];
  let isOver = false;
  const repeat = async (work: (shopper: Shopper) => Promise<void>) => {
    while (!isOver) {
      await work(new Shopper(port, ledger, true)).catch((error: unknown) => unfinished.push(String(error)));
      await pause(PAUSE);
    }
  };
  const shoppers = Promise.all([
    ...Array.from({ length: ORDERING }, () => repeat((shopper) => shopper.order())),
    ...Array.from({ length: BOOKING }, () => repeat((shopper) => shopper.book())),
  ]);
  const paths = ['/', SECTION, `${SECTION}?debug=1`, '/delivery/', '/?debug=1'];
  const pages = startLoad({ port, paths, rate: PAGES });
  return {
    ledger,
    async stop() {
      const { answered, failed } = await pages.stop();
      isOver = true;
      await shoppers;
      return { answered, failed, unfinished };
    },
  };
}
