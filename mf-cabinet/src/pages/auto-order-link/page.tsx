import { cabinetAutoOrderLink, cabinetAutoOrdersRoute, signInLink } from '@zapovednik/areas/cabinet/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { link } from '@zapovednik/platform/routes';
import { Container, EmptyState, LinkButton, Metadata } from '@zapovednik/ui';
import styles from './auto-order-link-page.module.css';
import { LinkedAutoOrderDetails } from './linked-auto-order-details';
import { linkedAutoOrderQuery } from './linked-query';
import { loadAutoOrderLink } from './load';

/** The next order of an auto-order, for everyone who has its signed link: skipped and moved without signing in (CAB-23). */
export const { Component, loader } = definePage<{ token: string | null }>({
  load: loadAutoOrderLink,
  Component: ({ data: { token } }) => (token === null ? <NoAutoOrder /> : <LinkedPage token={token} />),
});

function LinkedPage({ token }: { token: string }) {
  const { data: autoOrder } = useQuery(linkedAutoOrderQuery(useApp(), token));
  if (!autoOrder) return null;
  const title = `Автозаказ № ${autoOrder.id}`;
  return (
    <Container className={styles.page}>
      <Metadata title={`${title} — Заповедник`} description="Пропустить или перенести следующий заказ." hidden />
      {/* The address is a secret: no other site may get it. */}
      <meta name="referrer" content="no-referrer" />
      <h1 className={styles.title}>{title}</h1>
      <LinkedAutoOrderDetails token={token} autoOrder={autoOrder} />
      <div>
        <LinkButton to={cabinetAutoOrderLink(autoOrder.id)} variant="quiet">
          Изменить товары, адрес или оплату в личном кабинете
        </LinkButton>
      </div>
    </Container>
  );
}

function NoAutoOrder() {
  return (
    <Container className={styles.page}>
      <Metadata title="Ссылка не работает" description="Ссылка на автозаказ не работает." hidden />
      <EmptyState
        heading="h1"
        title="Ссылка не работает"
        text="Возможно, она скопирована не целиком, или автозаказ отменён."
        action={
          <LinkButton variant="primary" to={signInLink(link(cabinetAutoOrdersRoute))}>
            Войти и посмотреть автозаказы
          </LinkButton>
        }
      />
    </Container>
  );
}
