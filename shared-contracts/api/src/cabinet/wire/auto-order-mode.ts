import * as z from 'zod/mini';
import { flag } from '../../field';
import { autoOrderInterval, autoOrderVariant } from './auto-order-interval';

/** A mode is an interval or `off`. With `off` the next order does not repeat. */
export const mode = z.enum(['off', ...autoOrderVariant.options]);

/** The customer's mode: how the next order repeats. */
export const autoOrderMode = z.object({
  MODE: mode,
  INTERVAL: z.nullable(autoOrderInterval),
  /** N: this order, or an order made now, cannot be repeated; REASON gives the reason. */
  AVAILABLE: flag,
  REASON: z.nullable(z.string()),
  /** The modes to choose from; `custom` takes from 7 to 90 days. */
  MODES: z.array(z.object({ MODE: mode, NAME: z.string() })),
});
export type AutoOrderModeAnswer = z.infer<typeof autoOrderMode>;
