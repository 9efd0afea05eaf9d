/**
 * The cookie with which an order begins as one for a shelter (ORD-34): `charity=Y`, for a day, in this storefront. The charity page
 * sets it, the gateway tells the back end of it, and another way of delivery or a saved order ends it. It is a wish, not a right.
 */
export const CHARITY_COOKIE = 'charity';

/** The header with which our own servers tell the back end of the cookie: `Y`. */
export const CHARITY_HEADER = 'x-charity';

const DAY = 86_400;

const write = (value: string, maxAge: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store
  document.cookie = `${CHARITY_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
};

/** The next order begins as one for a shelter. */
export const rememberCharity = (): void => write('Y', DAY);

export const forgetCharity = (): void => write('', 0);

/** Whether this browser's cookie asks for it. */
export const hasCharityCookie = (): boolean => /(?:^|;\s*)charity=Y(?:;|$)/.test(document.cookie);
