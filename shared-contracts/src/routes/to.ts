import { generatePath } from 'react-router';
import { type RouteId, routeRow } from './table';

const withSlash = (path: string) => (path.endsWith('/') || /\.\w+$/.test(path) ? path : `${path}/`);

/** The address of a route; parameters are encoded, and the path ends in a slash (ROU-113). */
function href(id: RouteId, params?: Record<string, string>): string {
  const { path } = routeRow(id);
  return withSlash(params || /[:*]/.test(path) ? generatePath(path, params) : path);
}

/** Query keys with a value, as a search string: `{ q: 'корм', SORT: undefined }` → `?q=…`. */
function search(query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, value]],
  );
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}

/** How many goods a press of the button adds: one piece or a whole pack (PRD-09). */
export type PackMode = 'ST' | 'PACK';

/** Typed builders for every link of the shop: `to.product('korm-lesnoy-pes')`, `to.page('delivery')`. */
export const to = {
  /** A page without parameters. */
  page: (id: RouteId) => href(id),
  product: (code: string, pack?: PackMode) => href('product', { code }) + search({ pack }),
  /** @param uniqueCode codes of the section and its ancestors joined by slashes (CAT-02) */
  section: (uniqueCode: string) => href('section', { '*': uniqueCode }),
  brand: (code: string) => href('brand', { code }),
  search: (q: string) => href('search') + search({ q }),
  article: (code: string) => href('article', { code }),
  news: (code: string) => href('news', { code }),
  sale: (code: string) => href('sale', { code }),
  shop: (code: string) => href('shop', { code }),
  cabinetOrder: (id: number) => href('cabinetOrder', { id: String(id) }),
  /** @param back the path to return to after signing in; always on the shop's own host */
  auth: (back?: string) => href('auth') + search({ back }),
  /** The same for whoever has no account yet. */
  signUp: (back?: string) => href('authSignup') + search({ back }),
  /** The same for whoever forgot the password. */
  recovery: (back?: string) => href('authRecovery') + search({ back }),
  /** Where whoever has just registered is welcomed. */
  welcome: () => href('authSuccess') + search({ from: 'signup' }),
  /** @param order the number of the saved order */
  orderSuccess: (order: number) =>
    href('orderSuccess', { orderSuccess: 'success' }) + search({ ORDER_ID: String(order) }),
} as const;
