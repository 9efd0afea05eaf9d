import { isYes } from '@zapovednik/rules/format';
import type { AutoOrderModeAnswer } from '../wire/auto-order-mode';

/** How often the next order, or a given order, is repeated. */
export interface AutoOrderMode {
  /** The kind of interval, or `off`. */
  readonly mode: AutoOrderModeAnswer['MODE'];
  readonly interval: AutoOrderModeAnswer['INTERVAL'];
  /** False: this order, or an order made now, cannot be repeated; `reason` gives the reason. */
  readonly isAvailable: boolean;
  readonly reason: string | null;
  /** The intervals to choose from; `custom` takes from 7 to 90 days. */
  readonly modes: readonly { readonly mode: AutoOrderModeAnswer['MODE']; readonly name: string }[];
}

export const toAutoOrderMode = (answer: AutoOrderModeAnswer): AutoOrderMode => ({
  mode: answer.MODE,
  interval: answer.INTERVAL,
  isAvailable: isYes(answer.AVAILABLE),
  reason: answer.REASON,
  modes: answer.MODES.map(({ MODE, NAME }) => ({ mode: MODE, name: NAME })),
});
