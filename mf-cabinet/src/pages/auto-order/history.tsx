import type { MadeOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { cabinetOrderLink } from '@zapovednik/areas/cabinet/routes';
import { useApp } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { formatDay } from '@zapovednik/rules/dates';
import { formatPrice } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './auto-order-page.module.css';
import historyStyles from './history.module.css';

/** Orders that are shown at first. */
const shownFirst = 5;

/** The orders that the auto-order has made, newest first. */
export function History({ orders }: { orders: readonly MadeOrder[] }) {
  const { today } = useApp().city;
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The clicked button is gone: the focus moves to the first of the orders that it has shown.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('a')[shownFirst]?.focus();
  }, [isWhole]);
  const shown = isWhole ? orders : orders.slice(0, shownFirst);
  return (
    <section aria-labelledby="history" className={styles.card}>
      <h2 id="history" className={styles.title}>
        Созданные заказы
      </h2>
      {orders.length === 0 && (
        <p className={styles.hint}>Пока ни одного. Первый появится здесь, когда придёт его срок.</p>
      )}
      <ul ref={list} className={historyStyles.orders}>
        {shown.map(({ id, date, status, price }) => (
          <li key={id} className={historyStyles.order}>
            <Link to={cabinetOrderLink(id)} className={styles.link}>
              Заказ № {id}
            </Link>
            <span className={styles.hint}>{[date && formatDay(date, today), status].filter(Boolean).join(' · ')}</span>
            <span className={styles.sum}>{formatPrice(price)}</span>
          </li>
        ))}
      </ul>
      {!isWhole && orders.length > shownFirst && (
        <div>
          <Button variant="quiet" onClick={() => setWhole(true)}>
            Показать все
          </Button>
        </div>
      )}
    </section>
  );
}
