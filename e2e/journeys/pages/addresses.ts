import { signInLink } from '@zapovednik/areas/cabinet/routes';
import { brandLink, searchLink, sectionLink, selectionLink } from '@zapovednik/areas/catalog/routes';
import { articleLink, authorLink, newsLink, saleLink, shopLink, vacancyLink } from '@zapovednik/areas/content/routes';
import type { RouteDefinition } from '@zapovednik/platform/routes';
import { routeTable } from '@zapovednik/testing/route-table';

/** A page to check, and the expected results. */
export interface Visit {
  readonly path: string;
  /** 200 by default. */
  readonly status?: number;
  /** The target of a guard's redirect. */
  readonly lands?: string;
}

const missing = 'net-takogo';
/** The page of an item that does not exist. */
const unknown = (path: string): Visit => ({ path, status: 404 });
const withSlash = (path: string) => (path.endsWith('.php') || path.endsWith('/') ? path : `${path}/`);

/** Expected results that do not follow from the path. Cabinet pages are checked as a signed-in customer. */
const special: Readonly<Record<string, Visit>> = {
  brand: { path: brandLink('greenbark') },
  section: { path: sectionLink('tovary_dlya_sobak') },
  selection: { path: selectionLink('new') },
  search: { path: searchLink('корм') },
  searchResult: { path: `/search-result/?q=${encodeURIComponent('корм')}` },
  order: { path: '/personal/order/', lands: '/personal/cart/' },
  orderLink: unknown('/order/net-takogo/'),
  visitLink: unknown('/visit/net-takogo/'),
  autoOrderLink: unknown('/auto-order/net-takogo/'),
  orderSuccess: { path: '/personal/', lands: signInLink('/cabinet/personal/') },
  cabinet: { path: '/cabinet/', lands: '/cabinet/personal/' },
  cabinetProfileEdit: unknown(`/cabinet/delivery-profiles/edit/${missing}/`),
  cabinetOrder: { path: '/cabinet/orders/1/', lands: '/cabinet/personal/' },
  cabinetAutoOrder: unknown('/cabinet/auto-orders/999999999/'),
  cabinetVisit: unknown(`/cabinet/vet-cabinet-recordings-and-history/${missing}/`),
  preview: unknown('/preview/net-takogo/'),
  openMobileApp: unknown('/mobile-app/open/'),
  article: { path: articleLink('kalendar-privivok') },
  author: { path: authorLink('irina-soboleva') },
  news: unknown(newsLink(missing)),
  sale: { path: saleLink('skidki-nedeli') },
  shop: { path: shopLink('ekaterinburg_ulitsa_gagarina_32') },
  vacancy: { path: vacancyLink('prodavets-konsultant') },
  vetSpecialist: { path: '/vet-kabinety/1/' },
  groomer: { path: '/grooming/13/' },
  trainer: { path: '/dog-training-school/22/' },
};

const byId = new Map<string, Visit>(Object.entries(special));

/** The page of a route. */
const visitOf = ({ id, path }: RouteDefinition): Visit => byId.get(id) ?? { path: withSlash(path) };

const needsPerson = ({ guards }: RouteDefinition) => guards.includes('cabinet');

/** The public pages of an area, except the product page, whose URL is not known beforehand. */
export const openPagesOf = (owner: RouteDefinition['owner']): readonly Visit[] =>
  routeTable.filter((route) => route.owner === owner && route.id !== 'product' && !needsPerson(route)).map(visitOf);

/**
 * The pages for signed-in customers, except those that redirect at once: the menu's on a desktop
 * (`cabinet-home.journey.ts` checks it on a phone), and a missing order (`orders.journey.ts`).
 */
export const cabinetPages: readonly Visit[] = routeTable
  .filter((route) => needsPerson(route) && !['cabinetMenu', 'cabinetOrder'].includes(route.id))
  .map(visitOf);
