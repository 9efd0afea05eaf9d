import { type RouteId, type RouteRow, routeTable, to } from 'shared-contracts/routes';

/** A page to be looked at, and what is expected of it. */
export interface Visit {
  readonly path: string;
  /** 200, unless said otherwise. */
  readonly status?: number;
  /** Where a guard leads. */
  readonly lands?: string;
}

const missing = 'net-takogo';
/** The page of something that is not there yet: nothing of its kind is published. */
const unknown = (path: string): Visit => ({ path, status: 404 });
const withSlash = (path: string) => (path.endsWith('.php') || path.endsWith('/') ? path : `${path}/`);

/** What the path of the table alone does not tell; the cabinet's are for somebody who is signed in. */
const special: Partial<Record<RouteId, Visit>> = {
  brand: { path: to.brand('greenbark') },
  section: { path: to.section('tovary_dlya_sobak') },
  search: { path: to.search('корм') },
  searchResult: { path: `/search-result/?q=${encodeURIComponent('корм')}` },
  order: { path: '/personal/order/', lands: '/personal/cart/' },
  orderSuccess: { path: '/personal/', lands: to.auth('/cabinet/personal/') },
  cabinet: { path: '/cabinet/', lands: '/cabinet/personal/' },
  cabinetProfileEdit: unknown(`/cabinet/delivery-profiles/edit/${missing}/`),
  cabinetOrder: { path: '/cabinet/orders/1/', lands: '/cabinet/personal/' },
  cabinetAutoOrder: { path: '/cabinet/auto-orders/1/', lands: '/cabinet/personal/' },
  cabinetRecord: unknown(`/cabinet/vet-cabinet-recordings-and-history/${missing}/`),
  article: unknown(to.article(missing)),
  news: unknown(to.news(missing)),
  sale: unknown(to.sale(missing)),
  shop: unknown(to.shop(missing)),
};

const byId = new Map<string, Visit>(Object.entries(special));

/** The page of a row of the route table. */
const visitOf = ({ id, path }: RouteRow): Visit => byId.get(id) ?? { path: withSlash(path) };

const needsPerson = ({ guards }: RouteRow) => guards.includes('cabinet');

/** The pages of an area that are open to everybody, but the product's, whose address is not known beforehand. */
export const openPagesOf = (owner: RouteRow['owner']): readonly Visit[] =>
  routeTable.filter((row) => row.owner === owner && row.id !== 'product' && !needsPerson(row)).map(visitOf);

/** The pages of somebody who is signed in. */
export const cabinetPages: readonly Visit[] = routeTable.filter(needsPerson).map(visitOf);
