import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { askedOf, questionPageQuery } from './question-query';

/** Reads the page of questions for the address; a page after the last one, and an unknown question, is a 404. */
export async function loadQuestions({ app, url, required }: PageArgs): Promise<void> {
  const asked = askedOf(url.searchParams);
  const query = questionPageQuery(app, asked);
  const { pageCount: pages } = await required('questions', app.query.ensureQueryData(query), 'Вопросы не загрузились');
  if (asked.page > Math.max(pages, 1) || (asked.code && pages === 0)) throw notFound();
}
