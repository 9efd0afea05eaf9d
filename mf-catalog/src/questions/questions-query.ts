import { getOwnQuestions, getQuestions } from '@zapovednik/api/catalog/calls/question';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** Five answered questions about a product in all its sizes. */
export const questionsQuery = ({ api }: AppContext, productId: number, page: number) =>
  queryOptions({
    queryKey: ['mf-catalog', 'questions', productId, page],
    queryFn: ({ signal }) => api(getQuestions, { id: productId, page }, { signal }),
  });

/** What the customer has asked, also what is not answered yet. */
export const ownQuestionsQuery = ({ api }: AppContext, productId: number, userId: number | null) =>
  queryOptions({
    queryKey: ['mf-catalog', 'own-questions', productId, userId],
    queryFn: ({ signal }) => api(getOwnQuestions, { id: productId }, { signal }),
  });
