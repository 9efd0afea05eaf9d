import type { Database } from '../db/database';
import { type LockLevel, positionOf } from '../db/lock-levels';
import type { Events } from './events';

/** The properties of an event, apart from its payload. */
interface EventFacts {
  readonly name: string;
  /** The locks of the transaction that emits it. */
  readonly holds: readonly LockLevel[];
}

/** A module's reaction to an event, in the same transaction. */
export interface Handler {
  readonly event: EventFacts;
  /**
   * The levels that it locks, in the order of `lockLevels`. Handlers of one event run in the order of their first
   * locks.
   */
  readonly locks: readonly LockLevel[];
  /** Adds the handler to the events of one back end. */
  register(events: Events): void;
}

type Handle<P> = (tx: Database, payload: P) => Promise<void>;

interface Registered<P> {
  readonly position: number;
  readonly handle: Handle<P>;
}

/** Something that happens in a module and that other modules act on. */
export interface DomainEvent<P> extends EventFacts {
  /** A handler for `defineModule({ on: […] })`. */
  handledBy(locks: readonly LockLevel[], handle: Handle<P>): Handler;
  /**
   * Runs the handlers one after another in the transaction of the caller, in the order of their locks. A handler that throws ends the
   * transaction. Handlers must not call third-party services.
   */
  emit(events: Events, tx: Database, payload: P): Promise<void>;
}

/**
 * Describes an event. The name says what has happened: `orderPlaced`.
 *
 * @param holds the locks of the transaction that emits it. A handler may lock these again, and later levels
 */
export function defineEvent<P>(name: string, holds: readonly LockLevel[]): DomainEvent<P> {
  const handlers = new WeakMap<Events, Registered<P>[]>();
  return {
    name,
    holds,
    handledBy(locks, handle) {
      const [first] = locks;
      const position = first === undefined ? 0 : positionOf(first);
      return {
        event: { name, holds },
        locks,
        register(events) {
          const others = handlers.get(events) ?? [];
          handlers.set(
            events,
            [...others, { position, handle }].sort((one, other) => one.position - other.position),
          );
        },
      };
    },
    async emit(events, tx, payload) {
      for (const { handle } of handlers.get(events) ?? []) await handle(tx, payload);
    },
  };
}
