import { useApp } from 'shared-contracts/app';
import { catalogRoute } from 'shared-contracts/catalog/routes';
import { stripNonDigits } from 'shared-contracts/format';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { EmptySection } from '../../cabinet/empty-section';

/** ROU-79, CAB-14. */
export function Component() {
  const { phone } = useApp().city;
  return (
    <EmptySection
      heading="Мои заказы"
      description="Заказы в «Заповеднике»."
      title="Здесь будут ваши заказы"
      text={
        <>
          Список с состоянием каждого скоро появится. Пока о заказе расскажут по телефону{' '}
          <a href={`tel:+${stripNonDigits(phone)}`}>{phone}</a> — назовите его номер.
        </>
      }
      action={<LinkButton to={link(catalogRoute)}>Перейти в каталог</LinkButton>}
    />
  );
}
