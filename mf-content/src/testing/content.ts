import type { Call } from 'shared-contracts/api/call';
import { type Discussion, getDiscussion } from 'shared-contracts/content/calls/discussion';
import {
  getArticleByCode,
  getArticlePage,
  getNewsByCode,
  getNewsPage,
  type PublicationDetail,
  type PublicationTeaser,
} from 'shared-contracts/content/calls/publication';
import { createTestApp, type TestApp } from 'shared-contracts/testing';

export const teaser = (id: number, changes: Partial<PublicationTeaser> = {}): PublicationTeaser => ({
  id,
  code: `tekst-${id}`,
  title: `Текст номер ${id}`,
  lead: 'О чём этот текст.',
  picture: '/pictures/article/cat-1/1',
  topic: 'food',
  date: '05.03.2026',
  ...changes,
});

export const detail = (changes: Partial<PublicationDetail> = {}): PublicationDetail => ({
  ...teaser(7),
  body: '<h2>Схема</h2><p>Четверть нового корма.</p>',
  author: 'Ирина Соболева',
  author_role: 'ветеринарный врач',
  published: '2026-03-05T09:00:00.000Z',
  updated: '2026-03-06T09:00:00.000Z',
  related: [teaser(8), teaser(9)],
  ...changes,
});

export const discussion = (changes: Partial<Discussion> = {}): Discussion => ({
  likes: 3,
  liked: 'N',
  count: 1,
  page_count: 1,
  comments: [{ id: 31, name: 'Борис', text: 'У нас сработало.', date: '06.03.2026', own: 'N' }],
  ...changes,
});

/** An app whose back end has nine articles, nine news and one text of each. */
export function contentApp(options?: Parameters<typeof createTestApp>[0]): TestApp {
  const app = createTestApp(options);
  const pageOf =
    (size: number) =>
    ({ page = 1 }: { page?: number | string }) => ({
      count: 9,
      page_count: Math.ceil(9 / size),
      topics: [
        { code: 'food', count: 6 },
        { code: 'health', count: 3 },
      ],
      items: Array.from({ length: size }, (_, at) => (Number(page) - 1) * size + at + 1)
        .filter((id) => id <= 9)
        .map((id) => teaser(id)),
    });
  app.backEnd.answer(getArticlePage, pageOf(4));
  app.backEnd.answer(getNewsPage, pageOf(8));
  app.backEnd.answer(getArticleByCode, detail());
  app.backEnd.answer(getNewsByCode, detail());
  app.backEnd.answer(getDiscussion, discussion());
  return app;
}

/** The inputs that a call was asked with. */
export const requestsOf = (app: TestApp, call: Pick<Call, 'id'>): unknown[] =>
  app.backEnd.asked.flatMap(({ id, input }) => (id === call.id ? [input] : []));
