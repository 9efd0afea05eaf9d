import { ownVisits } from '@zapovednik/areas/services/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { Skeleton } from '@zapovednik/ui';
import { CabinetPage } from '../../cabinet/cabinet-page';

/** The visits to vets, groomers and trainers; mf-services shows them (ROU-83, CAB-24). */
export function Component() {
  return (
    <CabinetPage
      heading="Записи и приёмы"
      description="Записи к врачу, грумеру и кинологу «Заповедника» и история приёмов."
    >
      <div data-paper="">
        <Widget of={ownVisits} props={{}} fallback={<Skeleton shape="picture" />} />
      </div>
    </CabinetPage>
  );
}
