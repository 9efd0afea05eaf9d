import { favouritesRoute } from 'shared-contracts/catalog/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { EmptySection } from '../../cabinet/empty-section';

/** ROU-85, CAB-16. */
export function Component() {
  return (
    <EmptySection
      heading="Купленные товары"
      description="Товары, которые вы уже покупали в «Заповеднике»."
      title="Здесь соберётся всё, что вы покупали"
      text="Чтобы не искать любимый корм заново. Раздел скоро откроется, а пока сохраняйте товары в избранном."
      action={<LinkButton to={link(favouritesRoute)}>Открыть избранное</LinkButton>}
    />
  );
}
