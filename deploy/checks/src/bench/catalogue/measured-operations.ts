import { millisecondsOf } from '../processes/processor-time';
import type { ApiProcess } from './api-process';
import { operationsOf } from './operations';
import { percentile } from './percentile';
import { timedApi } from './timed-api';

const WARM_UP = 20;

/** The times of one operation, in milliseconds. */
export interface MeasuredOperation {
  readonly what: string;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the back end for one turn, with what it did beside it. */
  readonly processor: number;
  /** How much p99 may grow from 2,000 products to 100,000. */
  readonly growth: number;
}

/** Runs the main calls of a back end, one after the other. */
export async function measuredOperations({ root, pid }: ApiProcess): Promise<readonly MeasuredOperation[]> {
  const measured: MeasuredOperation[] = [];
  for (const { what, times, growth, run } of await operationsOf(await timedApi(root))) {
    for (let turn = 0; turn < WARM_UP; turn += 1) await run(turn);
    const before = await millisecondsOf(pid);
    const samples: number[] = [];
    for (let turn = 0; turn < times; turn += 1) samples.push(await run(WARM_UP + turn));
    const processor = ((await millisecondsOf(pid)) - before) / times;
    measured.push({ what, growth, processor, p50: percentile(samples, 0.5), p99: percentile(samples, 0.99) });
  }
  return measured;
}
