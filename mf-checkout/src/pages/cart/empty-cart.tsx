import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, LinkButton } from '@zapovednik/ui';

/** What is shown instead of lines and totals. */
export function EmptyCart() {
  return (
    <EmptyState
      title="В корзине пока пусто"
      text="Загляните в каталог: там корм, лакомства и всё для дома вашего питомца."
      action={
        <LinkButton variant="primary" to={link(catalogRoute)}>
          Перейти в каталог
        </LinkButton>
      }
    />
  );
}
