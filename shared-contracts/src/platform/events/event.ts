import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';

/**
 * Something that happens in one app and that others may listen to. The name identifies it: sender and listener each parse
 * with the descriptor they were built with, so either may be released first. Additive within a major version.
 */
export interface EventDescriptor<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  /** The app that emits it. */
  readonly owner: AppName;
  readonly payload: Payload;
}

/**
 * Describes an event.
 *
 * @example
 * export const basketChanged = defineEvent({
 *   name: 'basket:changed', owner: 'mf-checkout', payload: z.object({ quantity: z.number(), sum: z.number() }),
 * });
 */
export function defineEvent<Payload extends z.ZodMiniType>(event: EventDescriptor<Payload>): EventDescriptor<Payload> {
  return event;
}
