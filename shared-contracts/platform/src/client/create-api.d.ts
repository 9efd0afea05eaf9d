import type { Call, Input, Model } from '@zapovednik/api/call';

interface ApiOptions {
  /** The base URL of the calls, e.g. `/api` in the browser or `http://127.0.0.1:4000` on the server. */
  root: string;
  /** The location of the calls. */
  location: () => number;
  /** The session id to send with a call; null sends none. */
  session: (call: Call) => Promise<string | null>;
  /** Gets the answer of a call that renews the session before the caller gets it, because the next call needs the new id. */
  sessionRenewed?: (answer: unknown) => void;
  /** Runs a call that renews the session. Other calls must wait, because the previous id is invalid meanwhile. */
  renewing?: <T>(exchange: () => Promise<T>) => Promise<T>;
  /** Whether reads that are the same for the whole city must be answered for this session (fast pickup). */
  personal?: () => boolean;
  /**
   * Called on a 401 «Session expired»: restores the session and returns whether the call may be sent once more (SES-20 to SES-26).
   * @param sent the session id of the failed call
   */
  recover?: (sent: string | null) => Promise<boolean>;
  /** Called on any other 401 (SES-28). */
  unauthorized?: () => void | Promise<void>;
  /** The page has `debug=1`: it is added to every call (ROU-116). */
  debug?: boolean;
  trace?: Trace;
  fetch?: typeof fetch;
  /** The time limit of one attempt in milliseconds. */
  timeLimit?: number;
}
/** Gets every call and its result. */
export type Trace = (call: Call, input: unknown, outcome: Promise<unknown>) => void;
interface AskOptions {
  signal?: AbortSignal;
  /** The idempotency key: the server recognises a repetition by it. By default each call gets a new key. */
  key?: string;
  /** Asks for the session's own answer of a read that is otherwise the same for everyone, e.g. whether the user may review (PRD-56). */
  personal?: boolean;
}
/** Sends one call and returns its model, or else its parsed value. Every failure is an {@link ApiError}. */
export type Api = <C extends Call>(call: C, input: Input<C>, options?: AskOptions) => Promise<Model<C>>;
/**
 * The typed client of the back end: session header, debug parameter, time limit, one retry of reads, recovery of an expired
 * session. A write has a key, so that the server recognises a repetition.
 */
export declare function createApi(options: ApiOptions): Api;
export {};
