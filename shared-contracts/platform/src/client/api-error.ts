import type { Failure } from '@zapovednik/api/envelope';

/** The reason why a call has no usable answer. */
export type ApiErrorKind =
  /** The server answered with an error. */
  | 'answered'
  /** No answer: the network is down, or the connection broke. */
  | 'unreachable'
  /** No answer within the time limit. */
  | 'late'
  /** The answer breaks the contract. */
  | 'broken';

/** A failed call. `message` can be shown to the user if `kind` is `answered`. */
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

  /** Whether the client repeats a read automatically. Not after a timeout, because that would double the wait. */
  get isRepeatable(): boolean {
    return this.kind === 'unreachable' || [502, 503, 504].includes(this.status);
  }

  /** Whether the same call may succeed later: the back end was unavailable, late or busy, or had an internal error. */
  get isTemporary(): boolean {
    return this.kind === 'unreachable' || this.kind === 'late' || this.status >= 500 || this.status === 429;
  }

  get isSessionExpired(): boolean {
    return this.status === 401 && this.message === 'Session expired';
  }
}
