import { cabinetOrdersRoute } from 'shared-contracts/cabinet/routes';
import { catalogRoute } from 'shared-contracts/catalog/routes';
import { link } from 'shared-contracts/routes';
import { EmptyState, LinkButton } from 'shared-contracts/ui';
import styles from './auto-orders-page.module.css';

/** No auto-orders yet: what they are for, and the three ways to begin one. */
export function NoAutoOrders() {
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
              <li>в корзине или при оформлении включите «Повторять заказ»;</li>
              <li>откройте один из своих заказов и включите его повтор.</li>
            </ul>
          </>
        }
        action={
          <div className={styles.actions}>
            <LinkButton variant="primary" to={link(catalogRoute)}>
              Выбрать товары
            </LinkButton>
            <LinkButton to={link(cabinetOrdersRoute)}>Мои заказы</LinkButton>
          </div>
        }
      />
    </div>
  );
}
