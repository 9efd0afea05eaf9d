const SECOND = 1_000;

/** Limits of one request and one connection: bytes, milliseconds and numbers. */
export interface Limits {
  readonly headerSize: number;
  /** The back end's own limit for one call. No call uploads more yet. */
  readonly bodySize: number;
  /** From the first byte of a request, or from connecting, to the end of its headers. */
  readonly headersTimeout: number;
  /** From the end of the headers to the end of the body: 256 KiB at 13 kB/s. */
  readonly requestTimeout: number;
  /** From the end of the headers until the visitor has received the last byte of the answer: 1 MB over a slow mobile network. */
  readonly answerTimeout: number;
  /** Time without a byte in either direction. */
  readonly idleTimeout: number;
  readonly keepAliveTimeout: number;
  /** Connections of all visitors. Bodies of the largest size on all of them need 2.6 GB. */
  readonly connections: number;
  /** The time by which this process counts requests, in milliseconds. */
  readonly clock: () => number;
}

export const LIMITS: Limits = {
  headerSize: 16 * 1024,
  bodySize: 256 * 1024,
  headersTimeout: 10 * SECOND,
  requestTimeout: 20 * SECOND,
  answerTimeout: 120 * SECOND,
  idleTimeout: 60 * SECOND,
  keepAliveTimeout: 72 * SECOND,
  connections: 10_000,
  clock: () => performance.now(),
};

/**
 * Milliseconds before a visitor gets a refusal for too many requests. Without this delay, a program that asks again at
 * once on hundreds of connections would keep both servers busy with refusals. The delay occupies only the visitor's own
 * connection.
 */
export const REFUSAL_DELAY = SECOND;
