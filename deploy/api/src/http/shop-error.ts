/** Something the caller can act on: answered as an envelope of type error with this status. */
export class ShopError extends Error {
  override name = 'ShopError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 422 | 429 | 503,
    /** Stable name for programs. */
    readonly code: string,
    /** In the specification's words where it has some. */
    message: string,
    /** What is wrong, by field of the request. */
    readonly fields?: Record<string, string>,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const notFound = (message: string) => new ShopError(404, 'not_found', message);

/** The session was there once, or never: the client begins a new one (SES-20). */
export const sessionExpired = () => new ShopError(401, 'session_expired', 'Session expired');

/** There is no session, or nobody is signed in to it (SES-28). */
export const unauthorized = () => new ShopError(401, 'unauthorized', 'Требуется авторизация');
