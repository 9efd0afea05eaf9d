import { bonusProgramRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { EmptySection } from '../../cabinet/empty-section';

/** ROU-75, CAB-17. */
export function Component() {
  return (
    <EmptySection
      heading="Бонусы"
      description="Бонусный счёт в «Заповеднике»."
      title="Здесь будет ваш бонусный счёт"
      text="Остаток и история появятся в этом разделе. Сколько бонусов можно списать, видно при оформлении заказа."
      action={<LinkButton to={link(bonusProgramRoute)}>Как копить и тратить</LinkButton>}
    />
  );
}
