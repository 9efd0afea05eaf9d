import type { AppName } from '@zapovednik/platform/routes';

/** How long a page that stopped a renderer is rendered without the area that caused it, in milliseconds. */
const EXCLUSION_TIME = 30_000;
/** From this number of hung pages in one route, or routes in one area, the route or the area counts as the cause. */
const PAGES_OF_ROUTE = 3;
const ROUTES_OF_AREA = 3;

/** A page of a release set. */
export interface PageKey {
  readonly setId: string;
  /** Id of its route. */
  readonly route: string;
  /** Path without the query: campaign parameters do not make another page. */
  readonly path: string;
}

interface Hang {
  readonly area: AppName;
  readonly page: PageKey;
  readonly until: number;
}

/**
 * Pages that have just stopped a render worker, with the area whose code ran. They are rendered without that area for a
 * while, because each attempt costs a worker; other pages keep the area. When several pages of a route hang, the whole
 * route loses the area. When several routes do, the whole release set does. This limits both the lost workers and this
 * list.
 */
export class HungPages {
  #hangs: readonly Hang[] = [];

  add(page: PageKey, area: AppName) {
    const others = this.#current().filter((hang) => hang.area !== area || !isSame(hang.page, page));
    this.#hangs = [...others, { area, page, until: Date.now() + EXCLUSION_TIME }];
  }

  /** The areas to leave out of a page. */
  areasOf(page: PageKey): readonly AppName[] {
    const ofSet = this.#current().filter((hang) => hang.page.setId === page.setId);
    return [...new Set(ofSet.map(({ area }) => area))].filter((area) => {
      const pages = ofSet.filter((hang) => hang.area === area).map((hang) => hang.page);
      return (
        pages.some((hung) => isSame(hung, page)) ||
        pages.filter(({ route }) => route === page.route).length >= PAGES_OF_ROUTE ||
        new Set(pages.map(({ route }) => route)).size >= ROUTES_OF_AREA
      );
    });
  }

  /** Forgets a set that is no longer live. */
  drop(setId: string) {
    this.#hangs = this.#hangs.filter(({ page }) => page.setId !== setId);
  }

  #current(): readonly Hang[] {
    const now = Date.now();
    return this.#hangs.filter(({ until }) => until > now);
  }
}

const isSame = (one: PageKey, other: PageKey) => one.setId === other.setId && one.path === other.path;
