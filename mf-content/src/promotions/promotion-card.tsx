import type { Promotion } from '@zapovednik/api/content/calls/promotion';
import { saleLink } from '@zapovednik/areas/content/routes';
import { useApp } from '@zapovednik/platform/app';
import { formatDay } from '@zapovednik/rules/dates';
import { Picture } from '@zapovednik/ui';
import { CardLink } from '@zapovednik/ui/layout';
import styles from '../publications/teaser.module.css';
import { categoryName } from './categories';

/** When a promotion ends, as text. */
export const untilDay = ({ ends }: Pick<Promotion, 'ends'>, today: string | undefined): string =>
  ends === null ? 'Действует без срока' : `До ${formatDay(ends, today)}`;

/** A promotion as a card; the whole card is a link. */
export function PromotionCard({ of, priority = false }: { of: Promotion; priority?: boolean }) {
  const { today } = useApp().city;
  return (
    <article className={styles.teaser}>
      <Picture
        src={of.picture}
        alt=""
        ratio="16:9"
        sizes="(min-width: 1240px) 600px, (min-width: 720px) 48vw, 92vw"
        priority={priority}
      />
      <div className={styles.words}>
        <p className={styles.about}>
          <span className={styles.topic}>{categoryName(of.category)}</span>
          <span>{untilDay(of, today)}</span>
        </p>
        <h2 className={styles.title}>
          <CardLink to={saleLink(of.code)}>{of.title}</CardLink>
        </h2>
        <p className={styles.lead}>{of.lead}</p>
      </div>
    </article>
  );
}
