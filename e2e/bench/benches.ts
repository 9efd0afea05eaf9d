import { cabinet } from './cabinet/cabinet';
import { catalogue } from './catalogue/catalogue';
import { openTransaction } from './catalogue/open-transaction';
import { crowd } from './crowd/crowd';
import { editToPixel } from './edit/edit-to-pixel';
import { firstLoad } from './first-load/first-load';
import { searchFlood } from './flood/search-flood';
import { releaseOneArea } from './releases/release-one-area';
import { releaseSwaps } from './releases/release-swaps';
import type { Bench } from './report/bench-kind';
import { searchQuality } from './search-quality/search-quality';
import { serverRendering } from './server-rendering/server-rendering';
import { start } from './start';
import { interaction } from './vitals/interaction';
import { lighthouseBench } from './vitals/lighthouse';
import { phoneLoad } from './vitals/phone-load';

/** All benches in the order in which they run. */
export const benches: readonly Bench[] = [
  firstLoad,
  phoneLoad,
  lighthouseBench,
  interaction,
  serverRendering,
  crowd,
  releaseSwaps,
  releaseOneArea,
  start,
  editToPixel,
  catalogue,
  cabinet,
  openTransaction,
  searchFlood,
  searchQuality,
];
