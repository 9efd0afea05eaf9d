import { link } from 'shared-contracts/routes';
import { vetRoute } from 'shared-contracts/services/routes';
import { LinkButton } from 'shared-contracts/ui';
import { EmptySection } from '../../cabinet/empty-section';

/** ROU-83, CAB-24. */
export function Component() {
  return (
    <EmptySection
      heading="Записи и приёмы"
      description="Записи к ветеринарному врачу и история приёмов в «Заповеднике»."
      title="Здесь будут записи к врачу и история приёмов"
      text="Запись на сайте скоро откроется. Сейчас записаться можно по телефону на странице кабинетов."
      action={<LinkButton to={link(vetRoute)}>Ветеринарные кабинеты</LinkButton>}
    />
  );
}
