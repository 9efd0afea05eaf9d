import { catalogRoute } from 'shared-contracts/catalog/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { EmptySection } from '../../cabinet/empty-section';

/** ROU-81, CAB-21. */
export function Component() {
  return (
    <EmptySection
      heading="Автозаказы"
      description="Повторяющиеся заказы в «Заповеднике»."
      title="Здесь будут заказы, которые повторяются сами"
      text="Корм и наполнитель станут приезжать в выбранный вами день без напоминаний. Раздел скоро откроется."
      action={<LinkButton to={link(catalogRoute)}>Выбрать корм</LinkButton>}
    />
  );
}
