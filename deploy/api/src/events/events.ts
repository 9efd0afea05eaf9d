/**
 * The handlers of the domain events of one back end, and the values that its modules add to each other: see
 * `defineEvent` and `defineExtension`.
 */
export class Events {
  constructor(parts: readonly { register(events: Events): void }[]) {
    for (const part of parts) part.register(this);
  }
}
