import { getArticlePage, getNewsPage } from '@zapovednik/api/content/calls/publication';
import type { PublicationTeaser } from '@zapovednik/api/content/models/publication';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import { isoDate } from '@zapovednik/rules/dates';
import type { Kind } from '../publications/kinds';

/** A news item or an article. */
export type Newest = PublicationTeaser & { readonly kind: Kind };

/** The newest news and articles together, newest first. */
export const newestQuery = ({ api }: Pick<AppContext, 'api'>, count: number) =>
  queryOptions({
    queryKey: ['mf-content', 'newest', count],
    async queryFn({ signal }): Promise<Newest[]> {
      const [news, articles] = await Promise.all([
        api(getNewsPage, { perPage: count }, { signal }),
        api(getArticlePage, { perPage: count }, { signal }),
      ]);
      const all = [
        ...news.items.map((item) => ({ ...item, kind: 'news' as const })),
        ...articles.items.map((item) => ({ ...item, kind: 'article' as const })),
      ];
      return all.sort((a, b) => isoDate(b.date).localeCompare(isoDate(a.date))).slice(0, count);
    },
  });
