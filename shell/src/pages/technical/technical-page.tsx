import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, LinkButton, Metadata } from '@zapovednik/ui';

/** ROU-49: the maintenance message. The shop itself may be open at the same time. */
export function Component() {
  return (
    <>
      <Metadata title="Технические работы" description="«Заповедник» ненадолго закрыт на технические работы." hidden />
      <EmptyState
        heading="h1"
        title="Идут технические работы"
        text="Мы приводим магазин в порядок и скоро вернёмся. Корзина и заказы никуда не денутся."
        action={
          <LinkButton variant="primary" to={link(homeRoute)}>
            Проверить, открылся ли магазин
          </LinkButton>
        }
      />
    </>
  );
}
