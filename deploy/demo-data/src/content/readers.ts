import type { articleComment } from 'deploy-api/db/schema/index';
import * as z from 'zod/mini';
import { SeededRandom } from '../pictures/drawing/seeded-random';
import { readData } from '../reading/read-data';

const DAY = 86_400_000;

/** Readers' comments in the demonstration, by the code of the article, the newest first. */
const comments = readData(
  'reviews/article-comments.json',
  z.record(z.string(), z.array(z.strictObject({ name: z.string(), text: z.string() }))),
);

type Comment = typeof articleComment.$inferInsert;

/** Comments of readers without an account here, some days after the article was published, but not after `today`. */
export function readerComments(
  articles: readonly { id: number; code: string; publishedAt: Date }[],
  today: Date,
): Comment[] {
  return articles.flatMap(({ id, code, publishedAt }) =>
    (comments[code] ?? []).map(({ name, text }, at, all) => {
      const since = today.getTime() - publishedAt.getTime();
      const share = (all.length - at) / (all.length + 1);
      const createdAt = new Date(publishedAt.getTime() + Math.min(since * share, 9 * DAY * share));
      return { articleId: id, name, text, createdAt };
    }),
  );
}

/** The number of likes of an article. It grows with the age of the article. */
export function likesOf({ id, publishedAt }: { id: number; publishedAt: Date }, today: Date): number {
  const days = (today.getTime() - publishedAt.getTime()) / DAY;
  return Math.max(0, Math.round((30 + 12 * Math.sqrt(days) * 3) * (0.5 + new SeededRandom(id).next())));
}
