/** An error that the caller can handle: answered in the error format with this status. */
export class ShopError extends Error {
  override name = 'ShopError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 422 | 429 | 503,
    /** Stable code for programs. */
    readonly code: string,
    /** The specification's text, if there is one. */
    message: string,
    /** The errors by field of the request. */
    readonly fields?: Record<string, string>,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The caller exceeds its budget (docs/decisions/0025-budgets-of-calls.md). */
export class TooManyCalls extends ShopError {
  /** @param retryAfter Seconds. */
  constructor(readonly retryAfter: number) {
    super(429, 'too_many', 'Слишком много запросов подряд. Подождите немного и попробуйте ещё раз.');
  }
}

export const notFound = (message: string) => new ShopError(404, 'not_found', message);

/** The session has ended or never existed: the client starts a new one (SES-20). */
export const sessionExpired = () => new ShopError(401, 'session_expired', 'Session expired');

/** The request has no session, or an anonymous one (SES-28). */
export const unauthorized = () => new ShopError(401, 'unauthorized', 'Требуется авторизация');
