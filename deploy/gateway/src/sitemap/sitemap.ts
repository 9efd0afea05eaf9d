import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { getPageCodes, getPageParts, type PageKind } from '@zapovednik/api/shell/calls/sitemap';
import type { City } from '@zapovednik/api/shell/models/city';
import { cityState } from '@zapovednik/api/shell/models/city';
import { brandLink, productLink, sectionLink } from '@zapovednik/areas/catalog/routes';
import {
  articleLink,
  articlesRoute,
  authorLink,
  newsLink,
  newsListRoute,
  saleLink,
  shopLink,
  vacancyLink,
} from '@zapovednik/areas/content/routes';
import { specialistRoutes } from '@zapovednik/areas/services/specialist-routes';
import type { Api } from '@zapovednik/platform/client';
import { link, type RouteDefinition } from '@zapovednik/platform/routes';
import { LRUCache } from 'lru-cache';
import { listedPaths } from './city-routes';
import { sitemapIndex, urlSet } from './sitemap-xml';

const gzip = promisify(zlib.gzip);

/** Files are cached for an hour, up to a total size in bytes. A stale file is better than none. */
const CACHE = { ttl: 3_600_000, maxSize: 32 * 1024 * 1024 };

/** Rough size of an entry without its content, in bytes: unknown files are cached too. */
const KEY_SIZE = 500;

const pathOf: Record<PageKind, (code: string) => string> = {
  section: sectionLink,
  filter: (path) => path,
  brand: brandLink,
  product: (code) => productLink(code),
  article: articleLink,
  author: authorLink,
  news: newsLink,
  sale: saleLink,
  shop: shopLink,
  specialist: specialistPath,
  vacancy: vacancyLink,
};

/** The pages that are the same in every city. They are listed on the main domain only. */
const everywhere: { readonly kinds: readonly string[]; readonly paths: readonly string[] } = {
  kinds: ['article', 'author', 'news'],
  paths: [link(articlesRoute), link(newsListRoute)],
};

/** The pages that the default location alone has (CIT-09). */
const inDefaultLocation: readonly string[] = ['specialist', 'vacancy'];

/** The page of a specialist. Its code contains the service: `vet/12`. */
function specialistPath(code: string): string {
  const [kind, id] = code.split('/');
  const found = Object.entries(specialistRoutes).find(([name]) => name === kind);
  if (!found || !id) throw new Error(`No page of a specialist has the code ${code}`);
  return link(found[1], { id });
}

const isMain = (city: City) => city.subdomain === null;

/**
 * Specialists and vacancies exist in the default location only (CIT-09). Pages that are the same in every city are listed on the main
 * domain.
 */
function isListed(kind: string, city: City): boolean {
  if (inDefaultLocation.includes(kind)) return cityState(city).isDefaultLocation;
  return isMain(city) || !everywhere.kinds.includes(kind);
}

/** One file of a storefront's sitemap. */
interface SitemapFile {
  readonly origin: string;
  readonly city: City;
  /** `index` lists the other files; `pages` are the pages without a code. */
  readonly name: 'index' | 'pages' | { readonly kind: PageKind; readonly part: number };
}

/**
 * The sitemaps of all storefronts. Each file contains a part of the codes, so that 100,000 products are never in memory
 * at once.
 */
export class Sitemaps {
  readonly #files: LRUCache<
    string,
    { readonly gzipped: Buffer | null },
    readonly [SitemapFile, readonly RouteDefinition[]]
  >;

  constructor(private readonly api: Api) {
    this.#files = new LRUCache({
      ...CACHE,
      sizeCalculation: ({ gzipped }) => KEY_SIZE + (gzipped?.length ?? 0),
      allowStaleOnFetchRejection: true,
      fetchMethod: async (_key, _stale, { context: [file, routes] }) => {
        const xml = await this.#make(file, routes);
        return { gzipped: xml === null ? null : await gzip(xml) };
      },
    });
  }

  /**
   * A file, compressed. Null: no file has this name. Rejects when the back end does not answer and nothing is cached.
   * @param setId the release set that `routes` are from
   */
  async file(file: SitemapFile, setId: string, routes: readonly RouteDefinition[]): Promise<Buffer | null> {
    const key = JSON.stringify([setId, file.origin, file.city.id, file.name]);
    const cached = await this.#files.forceFetch(key, { context: [file, routes] });
    return cached.gzipped;
  }

  async #make({ origin, city, name }: SitemapFile, routes: readonly RouteDefinition[]): Promise<string | null> {
    if (name === 'index') {
      const parts = await this.api(getPageParts, {});
      const files = Object.entries(parts).flatMap(([kind, count]) =>
        Array.from({ length: isListed(kind, city) ? count : 0 }, (_, index) => `${kind}-${index + 1}`),
      );
      return sitemapIndex(['pages', ...files].map((file) => `${origin}/sitemap-${file}.xml`));
    }
    if (name === 'pages') {
      const paths = listedPaths(routes, cityState(city)).filter(
        (path) => isMain(city) || !everywhere.paths.includes(path),
      );
      return urlSet(paths.map((path) => origin + path));
    }
    if (!isListed(name.kind, city)) return null;
    const codes = await this.api(getPageCodes, name);
    return codes.length === 0 ? null : urlSet(codes.map((code) => origin + pathOf[name.kind](code)));
  }
}
