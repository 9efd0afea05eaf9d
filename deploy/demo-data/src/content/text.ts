import type { publication } from 'deploy-api/db/schema/index';

type Row = typeof publication.$inferInsert;

/** People who write for the shop. */
export const authors = {
  vet: { author: 'Ирина Соболева', authorRole: 'ветеринарный врач' },
  trainer: { author: 'Марк Лисин', authorRole: 'кинолог' },
  groomer: { author: 'Анна Беркут', authorRole: 'грумер' },
  aquarist: { author: 'Олег Карпов', authorRole: 'аквариумист' },
} as const;

/** An article or a news item of the demonstration. */
export interface Text extends Pick<Row, 'code' | 'title' | 'lead' | 'body' | 'picture' | 'topic' | 'likes'> {
  /** How long ago it appeared. */
  daysAgo: number;
  by?: keyof typeof authors;
}

const DAY = 86_400_000;

/** The rows of texts, with dates before `today`. */
export const publicationRows = (kind: Row['kind'], texts: readonly Text[], today: Date): Row[] =>
  texts.map(({ daysAgo, by, likes = 0, ...text }) => {
    const publishedAt = new Date(today.getTime() - daysAgo * DAY);
    return {
      ...text,
      kind,
      likes,
      ...(by ? authors[by] : { author: '', authorRole: '' }),
      publishedAt,
      updatedAt: publishedAt,
    };
  });
