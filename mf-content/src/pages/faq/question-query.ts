import { getQuestions } from '@zapovednik/api/content/calls/company';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** A page of four questions, of all topics or of one (API-147). */
export const questionPageQuery = ({ api }: Pick<AppContext, 'api'>, page: number, topic?: string) =>
  queryOptions({
    queryKey: ['mf-content', 'questions', topic ?? null, page],
    queryFn: ({ signal }) => api(getQuestions, { page, ...(topic && { filter: { topic } }) }, { signal }),
  });

const topicNames: Readonly<Record<string, string>> = {
  order: 'Заказ',
  delivery: 'Доставка',
  payment: 'Оплата',
  bonus: 'Бонусы',
  goods: 'Товары',
  returns: 'Возврат',
  account: 'Кабинет',
  services: 'Услуги',
};

/** The name of a topic; a new one has its code until it gets a name. */
export const questionTopic = (code: string): string => topicNames[code] ?? code;
