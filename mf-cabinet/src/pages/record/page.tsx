import { definePage } from 'shared-contracts/app';
import { cabinetRecordsRoute } from 'shared-contracts/cabinet/routes';
import { link } from 'shared-contracts/routes';
import { visitRecord } from 'shared-contracts/services/widgets';
import { Skeleton } from 'shared-contracts/ui';
import { Widget } from 'shared-contracts/widgets';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { loadRecord } from './load';

/** One visit; mf-services shows it (ROU-84, CAB-25). */
export const { Component, loader } = definePage({
  load: loadRecord,
  Component: ({ data: { code, id } }) => (
    <CabinetPage
      heading={`Запись № ${id}`}
      description="Запись к специалисту «Заповедника»."
      back={{ title: 'Все записи', to: link(cabinetRecordsRoute) }}
    >
      <Widget of={visitRecord} props={{ code }} fallback={<Skeleton shape="picture" />} />
    </CabinetPage>
  ),
});
