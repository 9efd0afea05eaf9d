import { cabinetVisitsRoute } from '@zapovednik/areas/cabinet/routes';
import { ownVisit } from '@zapovednik/areas/services/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { definePage } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { Skeleton } from '@zapovednik/ui';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { loadVisit } from './load';

/** One visit; mf-services shows it (ROU-84, CAB-25). */
export const { Component, loader } = definePage({
  load: loadVisit,
  Component: ({ data: { code, id } }) => (
    <CabinetPage
      heading={`Запись № ${id}`}
      description="Запись к специалисту «Заповедника»."
      back={{ title: 'Все записи', to: link(cabinetVisitsRoute) }}
    >
      <div data-paper="">
        <Widget of={ownVisit} props={{ code }} fallback={<Skeleton shape="picture" />} />
      </div>
    </CabinetPage>
  ),
});
