import type { BonusMovement } from '@zapovednik/api/cabinet/calls/bonus';
import { cabinetBonusesRoute, cabinetOrderLink } from '@zapovednik/areas/cabinet/routes';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { formatLongDate } from '@zapovednik/rules/dates';
import { formatNumber, plural } from '@zapovednik/rules/format';
import { EmptyState, LinkButton, Pagination, VisuallyHidden } from '@zapovednik/ui';
import { clsx } from 'clsx';
import { pageHref } from '../../list/list-address';
import styles from './bonuses.module.css';

interface MovementsProps {
  movements: readonly BonusMovement[];
  page: number;
  pages: number;
}

const path = link(cabinetBonusesRoute);

/** Every change of the balance, the newest first, with the order that it belongs to. */
export function Movements({ movements, page, pages }: MovementsProps) {
  return (
    <section aria-labelledby="bonus-movements" className={styles.movements}>
      <h2 id="bonus-movements" className={styles.title}>
        Движение бонусов
      </h2>
      {movements.length === 0 ? (
        <NoMovements isFirst={page === 1} />
      ) : (
        <ul className={styles.list}>
          {movements.map((movement) => (
            <Movement key={movement.ID} movement={movement} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} to={(next) => pageHref(path, next)} />
    </section>
  );
}

function Movement({ movement: { DATE, NAME, AMOUNT, ORDER_ID } }: { movement: BonusMovement }) {
  return (
    <li className={styles.movement}>
      <p>
        {ORDER_ID === null ? NAME : <Link to={cabinetOrderLink(ORDER_ID)}>{NAME}</Link>}
        <span className={styles.date}>{formatLongDate(DATE)}</span>
      </p>
      <p className={clsx(styles.amount, AMOUNT > 0 && styles.plus)}>
        {AMOUNT > 0 && '+'}
        {formatNumber(AMOUNT)}
        <VisuallyHidden> {plural(AMOUNT, ['бонус', 'бонуса', 'бонусов'])}</VisuallyHidden>
      </p>
    </li>
  );
}

const NoMovements = ({ isFirst }: { isFirst: boolean }) =>
  isFirst ? (
    <div className={styles.list}>
      <EmptyState
        title="Здесь будет видно, как приходят и уходят бонусы"
        text="Первые придут, когда вы получите заказ."
        action={
          <LinkButton variant="primary" to={link(catalogRoute)}>
            В каталог
          </LinkButton>
        }
      />
    </div>
  ) : (
    <EmptyState title="На этой странице пусто" action={<LinkButton to={path}>К началу списка</LinkButton>} />
  );
