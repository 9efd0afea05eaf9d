import { CHARITY_COOKIE } from '@zapovednik/areas/checkout/charity-cookie';
import { parseCookies } from './parse';

/** Whether a browser's cookies ask for an order to a shelter; any other value of the cookie means nothing (ORD-34). */
export const hasCharityWish = (header: string | undefined): boolean => parseCookies(header).get(CHARITY_COOKIE) === 'Y';
