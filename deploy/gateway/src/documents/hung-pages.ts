import type { AppName } from 'shared-contracts/routes';

/** How long a page that stopped a renderer comes without the area that did it, in milliseconds. */
const REST = 30_000;
/** So many pages of one route, or routes of one area, and the cause is the route's or the area's. */
const PAGES_OF_ROUTE = 3;
const ROUTES_OF_AREA = 3;

/** A page of a release set. */
export interface Page {
  readonly setId: string;
  /** Id of its route. */
  readonly route: string;
  /** Path without the query: a campaign's parameters make no other page. */
  readonly path: string;
}

interface Hang {
  readonly area: AppName;
  readonly page: Page;
  readonly until: number;
}

/**
 * Pages that have just stopped a render worker, with the area whose code ran. They come without that area for a while instead
 * of costing a worker each time; other pages keep it. When several pages of a route hang, the whole route loses the area, and
 * when several routes do, the whole release set. That bounds both the lost workers and this list.
 */
export class HungPages {
  #hangs: readonly Hang[] = [];

  add(page: Page, area: AppName) {
    const others = this.#current().filter((hang) => hang.area !== area || !isSame(hang.page, page));
    this.#hangs = [...others, { area, page, until: Date.now() + REST }];
  }

  /** The areas to leave out of a page. */
  areasOf(page: Page): readonly AppName[] {
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

  /** Forgets a set that is not live any more. */
  drop(setId: string) {
    this.#hangs = this.#hangs.filter(({ page }) => page.setId !== setId);
  }

  #current(): readonly Hang[] {
    const now = Date.now();
    return this.#hangs.filter(({ until }) => until > now);
  }
}

const isSame = (one: Page, other: Page) => one.setId === other.setId && one.path === other.path;
