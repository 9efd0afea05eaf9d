const SECOND = 1_000;

/** What one request and one connection may take: bytes, milliseconds and numbers. */
export interface Limits {
  readonly headerSize: number;
  /** As much as the back end reads of one call; nothing that is uploaded is larger yet. */
  readonly bodySize: number;
  /** From the first byte of a request, or from connecting, to the end of its headers. */
  readonly headersTimeout: number;
  /** From there to the end of its body: 256 KiB at 13 kB/s. */
  readonly requestTimeout: number;
  /** From its headers to the last byte of the answer that the visitor takes: 1 MB over a slow mobile network. */
  readonly answerTimeout: number;
  /** Without a byte in either direction. */
  readonly idleTimeout: number;
  readonly keepAliveTimeout: number;
  /** Connections of all visitors: what the process has memory for when each of them sends a body. */
  readonly connections: number;
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
};
