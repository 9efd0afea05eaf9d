import { setTimeout as pause } from 'node:timers/promises';
import { getPage } from 'e2e/shop/pages';
import type { Figure } from '../report/figure';
import { Ledger } from './ledger';
import type { Part, Rehearsal } from './rehearsal';
import { Shopper } from './shopper';
import { startTraffic } from './traffic';

/** Milliseconds of traffic before something happens, and after the shop is well again. */
const STEADY = 4_000;
/** Milliseconds after which the shop counts as broken. */
const LONGEST = 120_000;

/** Runs a part under traffic, and compares what shoppers were told with the database. */
export async function measure(
  name: string,
  part: Part,
  rehearsal: Rehearsal,
  say: (line: string) => void,
): Promise<Figure[]> {
  const { cluster } = rehearsal;
  await part.prepare?.(rehearsal);
  await untilWell(rehearsal);
  const traffic = startTraffic(cluster.port);
  await pause(STEADY);
  say(`${name}: ${part.what}`);
  await part.run(rehearsal);
  const began = performance.now();
  const isWell = await untilWell(rehearsal);
  const seconds = (performance.now() - began) / 1000;
  await pause(STEADY);
  const { answered, failed, unfinished } = await traffic.stop();
  await part.repair?.(rehearsal);
  const { ledger } = traffic;
  const { lost, twice } = await ledger.compare(cluster.databaseUrl);
  for (const problem of new Set(unfinished)) say(`  a shopper gave up: ${problem}`);
  const orders = `${ledger.count('order')} orders, ${ledger.count('visit')} visits, ${answered} pages`;
  say(
    `  ${orders}; lost ${lost}, twice ${twice}, pages failed ${failed}, calls failed ${ledger.failedCalls}, ${seconds.toFixed(1)} s`,
  );
  const none = { on: 'value', most: 0 } as const;
  const figure = (what: string, value: number, bar?: Figure['bar']): Figure => ({
    what: `${name}: ${what}`,
    value,
    unit: '',
    ...(bar && { bar }),
  });
  const silent = part.isSilent && none;
  return [
    figure('acknowledged orders and visits', ledger.count('order') + ledger.count('visit')),
    figure('acknowledged and lost', lost, none),
    figure('done twice', twice, none),
    figure('shoppers who gave up', unfinished.length, none),
    figure('failed pages', failed, silent),
    figure('failed calls', ledger.failedCalls, silent),
    figure('writes pressed again', ledger.repeated, silent),
    { what: `${name}: until all is well`, value: isWell ? seconds : LONGEST / 1000, unit: 's' },
  ];
}

/** Whether the shop became well: each process can work, a new page is there, and an order succeeds at the first press. */
async function untilWell({ cluster }: Rehearsal): Promise<boolean> {
  const end = performance.now() + LONGEST;
  const shopper = () => new Shopper(cluster.port, new Ledger(), false);
  for (;;) {
    try {
      const [isWell, { status }] = await Promise.all([
        cluster.isWell(),
        getPage(cluster.port, '/?debug=1'),
        shopper().order(),
      ]);
      if (isWell && status === 200) return true;
    } catch {
      // It is not well yet.
    }
    if (performance.now() > end) return false;
    await pause(100);
  }
}
