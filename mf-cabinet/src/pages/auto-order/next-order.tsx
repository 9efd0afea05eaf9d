import type { OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { nameOfInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { useApp } from '@zapovednik/platform/app';
import { formatDay } from '@zapovednik/rules/dates';
import { formatPrice } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { Calendar, Pause, Play, RefreshCw } from '@zapovednik/ui/icons';
import { changesInShort } from '../../auto-order/product-changes';
import type { AutoOrderChange } from '../../auto-order/use-auto-order-change';
import styles from './auto-order-page.module.css';
import type { Question } from './change/question';

interface NextOrderProps {
  autoOrder: OwnAutoOrder;
  /** A change is pending. */
  busy: boolean;
  onAsk: (question: Question) => void;
  /** A change that needs no dialog. */
  onPress: (change: AutoOrderChange) => void;
}

/** The date, interval and price of the next order, whether the price can still rise, and its problems. */
export function NextOrder({ autoOrder, busy, onAsk, onPress }: NextOrderProps) {
  const { today } = useApp().city;
  const { state, interval, goods, problem, obstacle, arePricesKept } = autoOrder;
  return (
    <section aria-labelledby="next-order" className={styles.card}>
      <h2 id="next-order" className={styles.title}>
        {titleOf(autoOrder, today)}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>Как часто</dt>
          <dd>{nameOfInterval(interval)}</dd>
        </div>
        {state === 'active' && (
          <div>
            <dt>Создадим заказ</dt>
            <dd>{formatDay(autoOrder.madeOn, today)}. За три дня до этого напишем письмо с ценами</dd>
          </div>
        )}
        {autoOrder.total > 0 && (
          <div>
            <dt>{arePricesKept ? 'Сумма заказа' : 'Сумма по сегодняшним ценам'}</dt>
            <dd className={styles.sum}>{formatPrice(autoOrder.total)}</dd>
            {arePricesKept && <dd className={styles.hint}>Цены товаров для этого заказа уже не вырастут</dd>}
          </div>
        )}
      </dl>
      {state !== 'ended' &&
        [obstacle, obstacle ? null : changesInShort(goods), problem].map(
          (text) =>
            text && (
              <p key={text} className={styles.trouble}>
                {text}
              </p>
            ),
        )}
      <div className={styles.actions}>
        {state === 'active' && (
          <>
            <Button icon={<Calendar />} onClick={() => onAsk('date')}>
              Раньше или позже
            </Button>
            <Button onClick={() => onAsk('skip')}>Пропустить один раз</Button>
            <Button icon={<Pause />} busy={busy} onClick={() => onPress({ kind: 'pause' })}>
              Поставить на паузу
            </Button>
          </>
        )}
        {state === 'paused' && (
          <Button variant="primary" icon={<Play />} busy={busy} onClick={() => onPress({ kind: 'resume' })}>
            Возобновить
          </Button>
        )}
        <Button
          variant={state === 'ended' ? 'primary' : 'secondary'}
          icon={<RefreshCw />}
          onClick={() => onAsk('interval')}
        >
          {state === 'ended' ? 'Повторять снова' : 'Изменить интервал'}
        </Button>
      </div>
    </section>
  );
}

function titleOf({ state, nextDate }: OwnAutoOrder, today: string | undefined): string {
  if (state === 'ended') return 'Автозаказ отменён';
  return state === 'paused' ? 'Автозаказ на паузе' : `Следующая доставка — ${formatDay(nextDate, today)}`;
}
