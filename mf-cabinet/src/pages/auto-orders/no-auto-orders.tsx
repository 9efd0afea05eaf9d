import { cabinetOrdersRoute } from '@zapovednik/areas/cabinet/routes';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, LinkButton } from '@zapovednik/ui';
import { summaryQuery } from '../../summary/summary-query';
import styles from './auto-orders-page.module.css';

/**
 * No auto-orders yet: an explanation, and the ways to create one; from an earlier order only if the customer has
 * orders.
 */
export function NoAutoOrders() {
  const { data } = useQuery(summaryQuery(useApp()));
  const hasOrders = data !== undefined && (data.ordersInWork > 0 || data.hasPurchases);
  return (
    <div className={styles.empty}>
      <EmptyState
        title="Здесь будут заказы, которые повторяются сами"
        text={
          <>
            <p>
              Корм и наполнитель приедут в срок без напоминаний. Перед каждым заказом мы напишем вам письмо. Начать
              можно так:
            </p>
            <ul className={styles.ways}>
              <li>на странице товара нажмите «Покупать регулярно»;</li>
              <li>в корзине или при оформлении включите «Повторять заказ»{hasOrders ? ';' : '.'}</li>
              {hasOrders && <li>откройте один из своих заказов и включите его повтор.</li>}
            </ul>
          </>
        }
        action={
          <>
            <LinkButton variant="primary" to={link(catalogRoute)}>
              Выбрать товары
            </LinkButton>
            {hasOrders && <LinkButton to={link(cabinetOrdersRoute)}>Мои заказы</LinkButton>}
          </>
        }
      />
    </div>
  );
}
