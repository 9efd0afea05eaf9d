import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { pageOf } from '@zapovednik/platform/list-address';
import { choiceKeys, codeOf } from '../../list/list-address';
import { questionPageQuery } from './question-query';

/** Reads the page of questions for the address; a page after the last one is a 404. */
export async function loadQuestions({ app, url, required }: PageArgs): Promise<void> {
  const page = pageOf(url.searchParams);
  const query = questionPageQuery(app, page, codeOf(url.searchParams, choiceKeys.topic));
  const { pageCount: pages } = await required('questions', app.query.ensureQueryData(query), 'Вопросы не загрузились');
  if (page > Math.max(pages, 1)) throw notFound();
}
