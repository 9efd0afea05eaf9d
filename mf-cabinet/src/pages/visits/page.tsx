import { ownVisits } from 'shared-contracts/services/widgets';
import { Skeleton } from 'shared-contracts/ui';
import { Widget } from 'shared-contracts/widgets';
import { CabinetPage } from '../../cabinet/cabinet-page';

/** The visits to vets, groomers and trainers; mf-services shows them (ROU-83, CAB-24). */
export function Component() {
  return (
    <CabinetPage
      heading="Записи и приёмы"
      description="Записи к врачу, грумеру и кинологу «Заповедника» и история приёмов."
    >
      <Widget of={ownVisits} props={{}} fallback={<Skeleton shape="picture" />} />
    </CabinetPage>
  );
}
