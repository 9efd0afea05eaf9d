import { useAtom } from 'shared-contracts/app';
import { rightsOf } from 'shared-contracts/cabinet/calls/rights';
import { signInLink } from 'shared-contracts/cabinet/routes';
import { catalogRoute } from 'shared-contracts/catalog/routes';
import { cartRoute, orderForClientRoute } from 'shared-contracts/checkout/routes';
import { link } from 'shared-contracts/routes';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { Container, LinkButton, Metadata } from 'shared-contracts/ui';
import { Store } from 'shared-contracts/ui/icons';
import frame from '../../page/card-page.module.css';
import styles from './for-client-page.module.css';

/** `/form/`: where the staff places an order on behalf of a client (ROU-24). */
export function Component() {
  const session = useAtom(sessionAtom);
  const isStaff = session.status === 'authorized' && rightsOf(session).canLoginForSomeoneElse;
  return (
    <Container className={frame.page}>
      <Metadata
        title="Заказ для клиента"
        description="Сотрудники магазина «Заповедник» оформляют здесь заказы за клиентов."
        hidden
      />
      <div className={frame.card}>
        <Store className={styles.icon} />
        <h1 className={frame.heading}>Заказ для клиента</h1>
        {isStaff ? (
          <>
            <p>Соберите корзину так, как просит клиент, и оформите заказ на его имя и телефон.</p>
            <div className={styles.ways}>
              <LinkButton variant="primary" to={link(catalogRoute)}>
                Собрать корзину
              </LinkButton>
              <LinkButton to={link(cartRoute)}>Перейти в корзину</LinkButton>
            </div>
          </>
        ) : (
          <>
            <p>Здесь сотрудники магазина оформляют заказы за клиентов. Для этого нужно войти под своим именем.</p>
            <div className={styles.ways}>
              <LinkButton variant="primary" to={signInLink(link(orderForClientRoute))}>
                Войти
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </Container>
  );
}
