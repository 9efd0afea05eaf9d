import {
  bonusProgramRoute,
  deliveryRoute,
  faqRoute,
  feedbackRoute,
  paymentRoute,
  returnsRoute,
} from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { onPage } from '@zapovednik/platform/list-address';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { Link, useLocation, useNavigate, useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, LinkButton } from '@zapovednik/ui';
import { Accordion, useLongerList } from '@zapovednik/ui/disclosure';
import { Section } from '@zapovednik/ui/layout';
import { useEffect } from 'react';
import { PhoneLink } from '../../city/phone-link';
import { useCity } from '../../city/use-city';
import { ChoiceLinks } from '../../list/choice-links';
import { LongerList } from '../../list/longer-list';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { questionsData } from '../../prose/questions';
import { Note } from '../../prose/text';
import { loadQuestions } from './load';
import { askedOf, questionPageQuery, questionTopic } from './question-query';
import { QuestionSearch } from './question-search';

const path = link(faqRoute);
const questionLink = (code: string) => link(faqRoute, {}, { question: code });

/** An answer, with the address at which this question is open. */
const Answer = ({ code, text }: { code: string; text: string }) => (
  <>
    <p>{text}</p>
    <p>
      <Link to={questionLink(code)}>Ссылка на этот вопрос</Link>
    </p>
  </>
);

/** Opens the question of the anchor; one that is on another page of the list has its own address. */
function useAnchor(shown: readonly string[]) {
  const navigate = useNavigate();
  const code = useLocation().hash.slice(1);
  const isShown = shown.includes(code);
  useEffect(() => {
    if (!/^[a-z0-9][a-z0-9-]*$/.test(code)) return;
    const target = document.getElementById(code);
    if (target instanceof HTMLDetailsElement) target.open = true;
    else if (!target && !isShown) void navigate(questionLink(code), { replace: true });
  }, [navigate, code, isShown]);
}

/** ROU-21: the questions, four a page, by topic (CON-09), with a search. */
function FaqPage() {
  const app = useApp();
  const city = useCity();
  const [query] = useSearchParams();
  const asked = askedOf(query);
  const { page, topic, search, code: askedCode } = asked;
  const { data } = useSuspenseQuery(questionPageQuery(app, asked));
  const shown = useLongerList(
    page,
    data.items,
    (other) => questionPageQuery(app, { ...asked, page: other }),
    (other: typeof data) => other.items,
  );
  const hrefOf = (next: number) =>
    link(faqRoute, {}, { topic, search: search || undefined, question: askedCode, ...onPage(next) });
  const answers = shown.items.map(({ code, question, answer }) => ({ id: code, question, answer }));
  useAnchor(answers.map(({ id }) => id));
  const choices = [
    { title: 'Все', to: path, chosen: topic === undefined && search === '' && askedCode === undefined },
    ...data.topics.map(({ code, count }) => ({
      title: questionTopic(code),
      to: link(faqRoute, {}, { topic: code }),
      count,
      chosen: code === topic,
    })),
  ];

  return (
    <ProsePage
      route={faqRoute}
      path={hrefOf(page)}
      heading="Вопросы и ответы"
      title={page > 1 ? `Вопросы и ответы — страница ${page}` : 'Вопросы и ответы'}
      description="Ответы на частые вопросы покупателей «Заповедника»: заказ, доставка, оплата, возврат, бонусы."
      lead="Коротко о том, о чём спрашивают чаще всего. Подробности — на страницах по темам."
      picture="/pictures/story/questions/1"
      data={answers.length > 0 ? [questionsData(answers)] : []}
      hidden={search !== ''}
    >
      <QuestionSearch search={search} />
      {data.topics.length > 1 && <ChoiceLinks label="Темы" choices={choices} />}
      {data.items.length > 0 ? (
        <LongerList
          single
          label="Вопросы"
          shown={shown}
          count={data.count}
          page={page}
          pages={data.pageCount}
          hrefOf={hrefOf}
        >
          {({ code, question, answer }) => (
            <Accordion
              key={askedCode}
              items={[
                { id: code, title: question, open: code === askedCode, content: <Answer code={code} text={answer} /> },
              ]}
            />
          )}
        </LongerList>
      ) : (
        <EmptyState
          title={search ? `По запросу «${search}» ничего не нашлось` : 'Вопросов пока нет'}
          text={search ? 'Попробуйте другие слова или спросите нас.' : undefined}
          action={<LinkButton to={link(feedbackRoute)}>Спросить</LinkButton>}
        />
      )}
      <Section title="По темам">
        <Cards
          items={[
            { title: 'Доставка', text: 'Сроки, цены и точки выдачи', to: link(deliveryRoute) },
            { title: 'Оплата', text: 'Карта, СБП, при получении', to: link(paymentRoute) },
            { title: 'Возврат и обмен', text: 'Сроки и порядок', to: link(returnsRoute) },
            { title: 'Бонусная программа', text: 'Как копить и тратить', to: link(bonusProgramRoute) },
          ]}
        />
      </Section>
      <Note>
        <p>
          Не нашли ответа? Позвоните <PhoneLink phone={city.phone} /> или напишите через{' '}
          <Link to={link(feedbackRoute)}>обратную связь</Link>.
        </p>
      </Note>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadQuestions, Component: FaqPage });
