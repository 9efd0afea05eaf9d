import type { BonusMovement } from '@zapovednik/api/cabinet/models/bonus';
import { cabinetBonusesRoute, cabinetOrderLink } from '@zapovednik/areas/cabinet/routes';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { onPage } from '@zapovednik/platform/list-address';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { formatDay } from '@zapovednik/rules/dates';
import { formatNumber, plural } from '@zapovednik/rules/format';
import { EmptyState, LinkButton, Pagination, VisuallyHidden } from '@zapovednik/ui';
import { Detail } from '@zapovednik/ui/layout';
import { clsx } from 'clsx';
import styles from './bonuses.module.css';

interface MovementsProps {
  movements: readonly BonusMovement[];
  page: number;
  pages: number;
}

const path = link(cabinetBonusesRoute);

/** All changes of the balance, newest first, with their orders. */
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
            <Movement key={movement.id} movement={movement} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} to={(next) => link(cabinetBonusesRoute, {}, onPage(next))} />
    </section>
  );
}

function Movement({ movement: { date, name, amount, orderId } }: { movement: BonusMovement }) {
  const { today } = useApp().city;
  return (
    <li className={styles.movement}>
      <p>
        {orderId === null ? name : <Link to={cabinetOrderLink(orderId)}>{name}</Link>}
        <Detail>{formatDay(date, today)}</Detail>
      </p>
      <p className={clsx(styles.amount, amount > 0 && styles.plus)}>
        {amount > 0 && '+'}
        {formatNumber(amount)}
        <VisuallyHidden> {plural(amount, ['бонус', 'бонуса', 'бонусов'])}</VisuallyHidden>
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
