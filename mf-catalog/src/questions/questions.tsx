import type { Question } from '@zapovednik/api/catalog/wire/question';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { keepPreviousData, useQuery } from '@zapovednik/platform/query';
import { formatDay } from '@zapovednik/rules/dates';
import { Button, ErrorFallback, Skeleton } from '@zapovednik/ui';
import { useId, useState } from 'react';
import { AskQuestion } from './ask-question';
import styles from './questions.module.css';
import { ownQuestionsQuery, questionsQuery } from './questions-query';

/** Questions about a product with the shop's answers: the customer's own, which may still wait, then those of others. */
export default function Questions({ productId }: { productId: number }) {
  const app = useApp();
  const { status, userId } = useAtom(sessionAtom);
  const [page, setPage] = useState(1);
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery({
    ...questionsQuery(app, productId, page),
    placeholderData: keepPreviousData,
  });
  const { data: own = [] } = useQuery({
    ...ownQuestionsQuery(app, productId, userId),
    enabled: status === 'authorized',
  });
  const others = data?.questions.filter((one) => !own.some((mine) => mine.id === one.id)) ?? [];
  return (
    <section aria-labelledby={id} className={styles.questions}>
      <h2 id={id} className={styles.heading}>
        Вопросы и ответы
      </h2>
      <AskQuestion productId={productId} />
      {own.length > 0 && <QuestionList label="Ваши вопросы" questions={own} />}
      {others.length > 0 && <QuestionList label="Вопросы покупателей" questions={others} />}
      {!data && isError && <ErrorFallback title="Вопросы не загрузились" onRetry={() => refetch()} busy={isFetching} />}
      {!data && !isError && <Skeleton width="long" />}
      {data && own.length + others.length === 0 && (
        <p className={styles.none}>Пока никто не спрашивал. Задайте первый вопрос о товаре.</p>
      )}
      {data && data.pageCount > 1 && (
        <nav aria-label="Страницы вопросов" className={styles.pages}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Новее
          </Button>
          <Button disabled={page === data.pageCount} onClick={() => setPage(page + 1)}>
            Раньше
          </Button>
        </nav>
      )}
    </section>
  );
}

function QuestionList({ label, questions }: { label: string; questions: readonly Question[] }) {
  const { today } = useApp().city;
  return (
    <ul aria-label={label} className={styles.list}>
      {questions.map(({ id, text, author, date, answer }) => (
        <li key={id}>
          <p className={styles.text}>{text}</p>
          <p className={styles.by}>
            {author}, {formatDay(date, today)}
          </p>
          {answer ? (
            <div className={styles.answer}>
              <p className={styles.by}>
                <b>Ответ «Заповедника»</b> {formatDay(answer.date, today)}
              </p>
              <p className={styles.text}>{answer.text}</p>
            </div>
          ) : (
            <p className={styles.by}>Ответ магазина появится здесь. Пока вопрос видите только вы.</p>
          )}
        </li>
      ))}
    </ul>
  );
}
