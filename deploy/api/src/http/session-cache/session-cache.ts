import type { ActiveSession } from './active-session';

/**
 * Sessions that were read lately, shared by all processes of the back end (SES-31). Only calls that read use it; a call
 * that writes reads the database. No method rejects: without the cache the database answers.
 */
export interface SessionCache {
  /** @param key the key of the table. Undefined: not known, the database has to be asked */
  find(key: string): Promise<ActiveSession | undefined>;
  /** Stores a session that was just read, unless it was changed meanwhile. */
  keep(session: ActiveSession): Promise<void>;
  /** After a change was committed: the next reads come from the database. */
  forget(keys: readonly string[]): Promise<void>;
}

/** A back end without a cache: every session is read from the database. */
export const noSessionCache: SessionCache = {
  find: async () => undefined,
  keep: async () => {},
  forget: async () => {},
};
