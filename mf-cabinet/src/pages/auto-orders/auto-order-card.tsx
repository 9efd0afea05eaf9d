import type { OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { nameOfInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { cabinetAutoOrderLink } from '@zapovednik/areas/cabinet/routes';
import { useApp } from '@zapovednik/platform/app';
import { formatDay } from '@zapovednik/rules/dates';
import { formatPrice, plural } from '@zapovednik/rules/format';
import { Picture } from '@zapovednik/ui';
import { CardLink } from '@zapovednik/ui/layout';
import { changesInShort } from '../../auto-order/product-changes';
import styles from './auto-order-card.module.css';

/** Pictures of goods in a card. */
const picturesShown = 5;

/** An auto-order in the list: its interval, the date and price of the next order, and its problem. */
export function AutoOrderCard({ autoOrder }: { autoOrder: OwnAutoOrder }) {
  const { today } = useApp().city;
  const { id, state, interval, nextDate, goods, total, problem, obstacle } = autoOrder;
  const more = goods.length - picturesShown;
  const troubles = [obstacle ?? changesInShort(goods), problem].filter((text) => text !== null);
  return (
    <article className={styles.card}>
      <div>
        <h2 className={styles.title}>
          <CardLink to={cabinetAutoOrderLink(id)}>{nameOfInterval(interval)}</CardLink>
        </h2>
        <p className={styles.hint}>Автозаказ № {id}</p>
      </div>
      <p className={styles.next}>
        {state === 'paused' ? 'На паузе' : `Следующий — ${formatDay(nextDate, today)}`}
        {total > 0 && <span className={styles.sum}>≈ {formatPrice(total)}</span>}
      </p>
      <ul className={styles.goods} aria-label="Товары">
        {goods.slice(0, picturesShown).map(({ productId, name, picture }) => (
          <li key={productId}>
            <Picture src={picture} alt={name} sizes="64px" fit="contain" className={styles.picture} />
          </li>
        ))}
        {more > 0 && (
          <li className={styles.more}>
            и ещё {more} {plural(more, ['товар', 'товара', 'товаров'])}
          </li>
        )}
      </ul>
      {troubles.map((text) => (
        <p key={text} className={styles.trouble}>
          {text}
        </p>
      ))}
    </article>
  );
}
