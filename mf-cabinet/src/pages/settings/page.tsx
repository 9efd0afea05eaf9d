import { cabinetPersonalRoute } from 'shared-contracts/cabinet/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { EmptySection } from '../../cabinet/empty-section';

/** ROU-76, CAB-18. */
export function Component() {
  return (
    <EmptySection
      heading="Профиль и настройки"
      description="Ваши данные и пароль в «Заповеднике»."
      title="Здесь можно будет изменить имя, телефон, почту и пароль"
      text="Раздел скоро откроется. Ваши нынешние данные показаны в личном кабинете."
      action={<LinkButton to={link(cabinetPersonalRoute)}>В личный кабинет</LinkButton>}
    />
  );
}
