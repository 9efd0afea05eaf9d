import {
  bonusProgramRoute,
  deliveryRoute,
  faqRoute,
  feedbackRoute,
  paymentRoute,
  returnsRoute,
} from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { onPage, pageOf } from '@zapovednik/platform/list-address';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { Link, useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, LinkButton } from '@zapovednik/ui';
import { Accordion, useLongerList } from '@zapovednik/ui/disclosure';
import { Section } from '@zapovednik/ui/layout';
import { PhoneLink } from '../../city/phone-link';
import { useCity } from '../../city/use-city';
import { ChoiceLinks } from '../../list/choice-links';
import { choiceKeys, codeOf } from '../../list/list-address';
import { LongerList } from '../../list/longer-list';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { questionsData } from '../../prose/questions';
import { Note } from '../../prose/text';
import { loadQuestions } from './load';
import { questionPageQuery, questionTopic } from './question-query';

const path = link(faqRoute);

/** ROU-21: the questions, four a page, by topic (CON-09). */
function FaqPage() {
  const app = useApp();
  const city = useCity();
  const [query] = useSearchParams();
  const page = pageOf(query);
  const topic = codeOf(query, choiceKeys.topic);
  const { data } = useSuspenseQuery(questionPageQuery(app, page, topic));
  const shown = useLongerList(
    page,
    data.items,
    (other) => questionPageQuery(app, other, topic),
    (other: typeof data) => other.items,
  );
  const hrefOf = (next: number) => link(faqRoute, {}, { topic, ...onPage(next) });
  const asked = shown.items.map(({ code, question, answer }) => ({ id: code, question, answer }));
  const choices = [
    { title: 'Все', to: path, chosen: topic === undefined },
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
      data={asked.length > 0 ? [questionsData(asked)] : []}
    >
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
            <Accordion items={[{ id: code, title: question, content: <p>{answer}</p> }]} />
          )}
        </LongerList>
      ) : (
        <EmptyState title="Вопросов пока нет" action={<LinkButton to={link(feedbackRoute)}>Спросить</LinkButton>} />
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
