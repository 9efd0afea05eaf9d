/**
 * The cookie for an order to a shelter (ORD-34): `charity=Y`, for a day, in this storefront. The charity page sets it,
 * and the gateway passes it to the back end. Another way of delivery or a saved order removes it. It only sets a
 * default, it gives no rights.
 */
export const CHARITY_COOKIE = 'charity';

/** The header with which our own servers pass the cookie to the back end: `Y`. */
export const CHARITY_HEADER = 'x-charity';

const DAY = 86_400;

const write = (value: string, maxAge: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store
  document.cookie = `${CHARITY_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
};

/** Makes the next order begin as an order to a shelter. */
export const rememberCharity = (): void => write('Y', DAY);

export const forgetCharity = (): void => write('', 0);

/** Whether this browser has the cookie for an order to a shelter. */
export const hasCharityCookie = (): boolean => /(?:^|;\s*)charity=Y(?:;|$)/.test(document.cookie);
