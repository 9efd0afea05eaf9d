import { type EditablePage, getPageWords } from '@zapovednik/api/content/calls/page-words';
import type { AppContext, PageArgs } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** The words that editors gave a page; null: it has those of its code. */
export const pageWordsQuery = ({ api }: Pick<AppContext, 'api'>, code: EditablePage) =>
  queryOptions({
    queryKey: ['mf-content', 'page-words', code],
    queryFn: ({ signal }) => api(getPageWords, { code }, { signal }),
  });

/** Reads the words of a page. After a failure it has those of its code, as it had before editors wrote any. */
export const loadWords =
  (code: EditablePage) =>
  async ({ app, optional }: PageArgs): Promise<void> => {
    await optional('page-words', app.query.ensureQueryData(pageWordsQuery(app, code)));
  };
