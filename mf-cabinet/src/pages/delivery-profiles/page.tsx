import { deliveryRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { EmptySection } from '../../cabinet/empty-section';

/** ROU-77, CAB-19. */
export function Component() {
  return (
    <EmptySection
      heading="Мои адреса"
      description="Адреса доставки в «Заповеднике»."
      title="Здесь будут ваши адреса"
      text="Дом, дача, родители — чтобы не вводить заново. Раздел скоро откроется, а пока адрес запоминается при выборе доставки."
      action={<LinkButton to={link(deliveryRoute)}>Как мы доставляем</LinkButton>}
    />
  );
}
