import type * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';

/**
 * An event of one app that others can listen to. The name identifies it: sender and listener each parse it with the
 * descriptor that they were built with, so either can be released first. Within a major version there are only
 * additions.
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
