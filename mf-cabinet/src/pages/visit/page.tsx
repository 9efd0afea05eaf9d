import { definePage } from 'shared-contracts/app';
import { cabinetVisitsRoute } from 'shared-contracts/cabinet/routes';
import { link } from 'shared-contracts/routes';
import { ownVisit } from 'shared-contracts/services/widgets';
import { Skeleton } from 'shared-contracts/ui';
import { Widget } from 'shared-contracts/widgets';
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
      <Widget of={ownVisit} props={{ code }} fallback={<Skeleton shape="picture" />} />
    </CabinetPage>
  ),
});
