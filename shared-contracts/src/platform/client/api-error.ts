import type { Failure } from '../api/envelope';

/** Why a call gave no answer that can be used. */
export type ApiErrorKind =
  /** The server answered with an error of its own. */
  | 'answered'
  /** No answer: network down, or the connection broke. */
  | 'unreachable'
  /** No answer within the time limit. */
  | 'late'
  /** An answer that breaks the contract. */
  | 'broken';

/** A call that failed. `message` is fit to be read by a person when `kind` is `answered`. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly callId: string,
    readonly kind: ApiErrorKind,
    /** HTTP status; 0 without an answer. */
    readonly status: number,
    readonly failure: Failure | null,
    options?: ErrorOptions,
  ) {
    super(failure?.message ?? `${callId}: ${kind}${status ? ` (${status})` : ''}`, options);
  }

  /** Whether the client asks once more by itself, for reads: not after waiting in vain, which would double the wait. */
  get isRepeatable(): boolean {
    return this.kind === 'unreachable' || [502, 503, 504].includes(this.status);
  }

  /** Whether the same call may well succeed in a while: the back end was away, late, busy, or failed by itself. */
  get isTemporary(): boolean {
    return this.kind === 'unreachable' || this.kind === 'late' || this.status >= 500 || this.status === 429;
  }

  get isSessionExpired(): boolean {
    return this.status === 401 && this.message === 'Session expired';
  }
}
