import { getQuestions } from '@zapovednik/api/content/calls/company';
import type { AppContext } from '@zapovednik/platform/app';
import { pageOf } from '@zapovednik/platform/list-address';
import { queryOptions } from '@zapovednik/platform/query';
import { choiceKeys, codeOf } from '../../list/list-address';

/** What the address of the page asks for. */
export interface AskedQuestions {
  readonly page: number;
  readonly topic: string | undefined;
  /** Words to find; '' without a search. */
  readonly search: string;
  /** The code of one question, which is shown open. */
  readonly code: string | undefined;
}

const LONGEST_SEARCH = 100;

export const askedOf = (query: URLSearchParams): AskedQuestions => ({
  page: pageOf(query),
  topic: codeOf(query, choiceKeys.topic),
  search: (query.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
  code: /^[a-z0-9][a-z0-9-]{0,99}$/.exec(query.get('question') ?? '')?.[0],
});

/** A page of four questions: of all topics or of one, found by words, or the one with a code (API-147). */
export const questionPageQuery = ({ api }: Pick<AppContext, 'api'>, { page, topic, search, code }: AskedQuestions) => {
  const filter = { ...(topic && { topic }), ...(search && { search }), ...(code && { code }) };
  return queryOptions({
    queryKey: ['mf-content', 'questions', filter, page],
    queryFn: ({ signal }) =>
      api(getQuestions, Object.keys(filter).length > 0 ? { page, filter } : { page }, { signal }),
  });
};

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
