import { petAppearedRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { EmptySection } from '../../cabinet/empty-section';

/** ROU-74, PET-05. */
export function Component() {
  return (
    <EmptySection
      heading="Мои питомцы"
      description="Ваши питомцы в «Заповеднике»."
      title="Здесь будут жить ваши питомцы"
      text="Расскажете о них — подскажем корм по возрасту и породе. Раздел скоро откроется."
      action={<LinkButton to={link(petAppearedRoute)}>Памятки хозяевам</LinkButton>}
    />
  );
}
