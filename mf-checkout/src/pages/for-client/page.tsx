import { rightsOf } from '@zapovednik/api/cabinet/calls/rights';
import { signInLink } from '@zapovednik/areas/cabinet/routes';
import { orderForClientRoute } from '@zapovednik/areas/checkout/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { Container, LinkButton, Metadata, Skeleton } from '@zapovednik/ui';
import { Store } from '@zapovednik/ui/icons';
import frame from '../../page/card-page.module.css';
import { ClientForm } from './client-form';
import styles from './for-client-page.module.css';
import { ForThisClient } from './for-this-client';

/** `/form/`: here an employee begins an order for a client (ROU-24, SES-32, SES-36). */
export function Component() {
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
        <Content />
      </div>
    </Container>
  );
}

function Content() {
  const session = useAtom(sessionAtom);
  if (session.status === 'authorized' && rightsOf(session).canLoginForSomeoneElse) return <ClientForm />;
  if (session.status === 'authorized' && session.onBehalf === undefined) return <Skeleton width="half" />;
  if (session.onBehalf) return <ForThisClient name={session.name} phone={session.phone} />;
  return session.status === 'authorized' ? (
    <>
      <p>Здесь сотрудники магазина оформляют заказы за клиентов. У вашей учётной записи такого права нет.</p>
      <div className={styles.ways}>
        <LinkButton to="/">На главную</LinkButton>
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
  );
}
