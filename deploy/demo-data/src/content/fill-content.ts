import type { Database } from 'deploy-api/db/database';
import * as schema from 'deploy-api/db/schema/index';
import { storeFolder } from 'deploy-api/modules/content/editing/editions';
import { shopFacts } from 'deploy-api/modules/content/facts/shop-facts';
import { eq } from 'drizzle-orm';
import { isDrawn } from '../pictures/demo-pictures';
import { companyEvents, companyFacts } from './company';
import { likesOf, readerComments } from './readers';
import { insertSetRows } from './set-rows';
import { shopReviews } from './shop-reviews';
import { demoTexts } from './texts';

/**
 * Texts for readers, added by the editors' own import, with readers' comments and likes. Runs after sales and cities.
 */
export async function fillContent(transaction: Database, today: Date): Promise<void> {
  const insert = insertSetRows(transaction);
  const facts = await shopFacts(transaction);
  const texts = await demoTexts(today, (name) => facts.has(name));
  await storeFolder(transaction, texts, [], {
    by: 'demo',
    now: today,
    draft: false,
    isDrawn,
  });
  const { id, code, kind, publishedAt } = schema.publication;
  const articles = await transaction
    .select({ id, code, publishedAt })
    .from(schema.publication)
    .where(eq(kind, 'article'))
    .orderBy(id);
  for (const article of articles) {
    await transaction
      .update(schema.publication)
      .set({ likes: likesOf(article, today) })
      .where(eq(id, article.id));
  }
  await insert(schema.articleComment, readerComments(articles, today));
  await insert(schema.shopReview, shopReviews(today));
  await insert(schema.companyFact, companyFacts);
  await insert(schema.companyEvent, companyEvents);
}
