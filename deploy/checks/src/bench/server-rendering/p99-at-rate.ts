import { SECTION } from 'e2e/shop/pages';
import { load } from '../load/load';
import { median } from '../report/median';

interface Measured {
  /** Of the gateway, and of the bare server. */
  readonly ports: { readonly ours: number; readonly bare: number };
  /** Pages per second. */
  readonly rate: number;
  readonly rounds: number;
  /** Of each round. */
  readonly seconds: number;
}

/** The 99th percentile of cached pages, in milliseconds, beside a bare server's. They are measured in turns; the medians count. */
export async function p99AtRate({ ports, rate, rounds, seconds }: Measured) {
  const ofOurs: number[] = [];
  const ofBare: number[] = [];
  let failed = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const ours = await load({ port: ports.ours, paths: [SECTION], rate }, seconds);
    const bare = await load({ port: ports.bare, paths: [SECTION], rate }, seconds);
    ofOurs.push(ours.p99);
    ofBare.push(bare.p99);
    failed += ours.failed;
  }
  return { value: median(ofOurs), baseline: median(ofBare), failed };
}
