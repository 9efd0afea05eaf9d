import { moveAutoOrderByLink, skipAutoOrderByLink } from '@zapovednik/api/cabinet/calls/auto-order-link';
import { nameOfInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import type { LinkedAutoOrder } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { useApp } from '@zapovednik/platform/app';
import { cacheAnswer, useMutation, useQueryClient } from '@zapovednik/platform/query';
import { useSearchParams } from '@zapovednik/platform/router';
import { formatDay } from '@zapovednik/rules/dates';
import { formatPrice } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { Calendar, Undo2 } from '@zapovednik/ui/icons';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from '../auto-order/auto-order-page.module.css';
import { Goods } from '../auto-order/goods';
import { linkedAutoOrderQuery } from './linked-query';

/** The questions are loaded when the first of them opens. */
const LinkQuestion = lazy(async () => {
  const { LinkQuestion: Question } = await import(/* webpackChunkName: "lazy-auto-order" */ './link-question');
  return { default: Question };
});

/** A change by the link: the order of this date is skipped, or the next delivery moved to it. */
interface LinkChange {
  readonly kind: 'skip' | 'move';
  /** DD.MM.YYYY */
  readonly date: string;
}

interface Outcome {
  readonly text: string;
  /** The day to return to. */
  readonly before: string | null;
}

/** The next order, its goods, and the two changes that need no account; the last one can be taken back. */
export function LinkedAutoOrderDetails({ token, autoOrder }: { token: string; autoOrder: LinkedAutoOrder }) {
  const app = useApp();
  const client = useQueryClient();
  const asked = useSearchParams()[0].get('change');
  const [question, setQuestion] = useState<'skip' | 'date' | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { nextDate, state, obstacle, problem, total, arePricesKept } = autoOrder;
  const isActive = state === 'active';
  // The link of an email only opens the question: nothing changes without a press, so mail scanners change nothing.
  useEffect(() => {
    if (isActive && (asked === 'skip' || asked === 'date')) setQuestion(asked);
  }, [asked, isActive]);

  const { mutateAsync, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: ({ kind, date }: LinkChange) =>
      app.api(kind === 'skip' ? skipAutoOrderByLink : moveAutoOrderByLink, { token, date }),
    onSuccess: (changed) => cacheAnswer(client, linkedAutoOrderQuery(app, token), changed),
  });
  const change = async (wanted: LinkChange) => {
    const { nextDate: next } = await mutateAsync(wanted);
    const said =
      wanted.kind === 'skip' ? `Заказ на ${formatDay(nextDate, app.city.today)} пропущен.` : 'Доставка перенесена.';
    setOutcome({ text: `${said} Следующая доставка — ${formatDay(next, app.city.today)}.`, before: nextDate });
    setQuestion(null);
  };
  const undo = async (date: string) => {
    await mutateAsync({ kind: 'move', date });
    setOutcome({ text: 'Вернули как было.', before: null });
  };

  return (
    <>
      <section aria-labelledby="next-order" className={styles.card}>
        <h2 id="next-order" className={styles.title}>
          {isActive ? `Следующая доставка — ${formatDay(nextDate, app.city.today)}` : 'Автозаказ на паузе'}
        </h2>
        <dl className={styles.facts}>
          <div>
            <dt>Как часто</dt>
            <dd>{nameOfInterval(autoOrder.interval)}</dd>
          </div>
          {isActive && (
            <div>
              <dt>Создадим заказ</dt>
              <dd>{formatDay(autoOrder.madeOn, app.city.today)}</dd>
            </div>
          )}
          {total > 0 && (
            <div>
              <dt>{arePricesKept ? 'Сумма заказа' : 'Сумма по сегодняшним ценам'}</dt>
              <dd className={styles.sum}>{formatPrice(total)}</dd>
              {arePricesKept && <dd className={styles.hint}>Цены товаров для этого заказа уже не вырастут</dd>}
            </div>
          )}
        </dl>
        {[obstacle, problem].map(
          (text) =>
            text && (
              <p key={text} className={styles.trouble}>
                {text}
              </p>
            ),
        )}
        {isActive && (
          <div className={styles.actions}>
            <Button icon={<Calendar />} onClick={() => setQuestion('date')}>
              Раньше или позже
            </Button>
            <Button onClick={() => setQuestion('skip')}>Пропустить один раз</Button>
          </div>
        )}
        <div role="status">
          {outcome && (
            <p className={styles.outcome}>
              {outcome.text}
              {outcome.before && (
                <Button
                  variant="quiet"
                  icon={<Undo2 />}
                  busy={isPending}
                  onClick={() => outcome.before && void undo(outcome.before).catch(() => {})}
                >
                  Вернуть как было
                </Button>
              )}
            </p>
          )}
        </div>
        {error && question === null && (
          <p role="alert" className={styles.trouble}>
            {toFormMessage(error)}
          </p>
        )}
      </section>
      <Goods autoOrder={autoOrder} onChange={null} />
      {question && (
        <Suspense fallback={null}>
          <LinkQuestion
            autoOrder={autoOrder}
            question={question}
            onSkip={(date) => change({ kind: 'skip', date })}
            onMove={(date) => change({ kind: 'move', date })}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </>
  );
}
