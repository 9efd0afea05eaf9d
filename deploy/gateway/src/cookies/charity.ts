import { CHARITY_COOKIE } from '@zapovednik/areas/checkout/charity-cookie';
import { parseCookies } from './parse';

/** Whether the cookies ask for an order to a shelter. Any other value of the cookie is ignored (ORD-34). */
export const hasCharityWish = (header: string | undefined): boolean => parseCookies(header).get(CHARITY_COOKIE) === 'Y';
