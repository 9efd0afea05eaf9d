import { isYes } from '@zapovednik/rules/format';
import type { AutoOrderModeAnswer } from '../wire/auto-order-mode';

/** How the next order, or a named one, repeats by itself. */
export interface AutoOrderMode {
  /** The kind of interval, or `off`. */
  readonly mode: AutoOrderModeAnswer['MODE'];
  readonly interval: AutoOrderModeAnswer['INTERVAL'];
  /** False: this order, or one made now, cannot repeat; `reason` says why. */
  readonly isAvailable: boolean;
  readonly reason: string | null;
  /** To choose from; `custom` takes from 7 to 90 days. */
  readonly modes: readonly { readonly mode: AutoOrderModeAnswer['MODE']; readonly name: string }[];
}

export const toAutoOrderMode = (answer: AutoOrderModeAnswer): AutoOrderMode => ({
  mode: answer.MODE,
  interval: answer.INTERVAL,
  isAvailable: isYes(answer.AVAILABLE),
  reason: answer.REASON,
  modes: answer.MODES.map(({ MODE, NAME }) => ({ mode: MODE, name: NAME })),
});
