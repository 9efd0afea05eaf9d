import { cabinetAutoOrdersRoute } from '@zapovednik/areas/cabinet/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { link } from '@zapovednik/platform/routes';
import { autoOrderQuery } from '../../auto-order/auto-order-queries';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { AutoOrderDetails } from './auto-order-details';
import { loadAutoOrder } from './load';

/** One auto-order: the next order, goods, delivery, history, and all changes (ROU-82, CAB-21). */
function AutoOrderPage({ data: { id } }: { data: { id: number } }) {
  const { data: autoOrder } = useSuspenseQuery(autoOrderQuery(useApp(), id));
  return (
    <CabinetPage
      heading={`Автозаказ № ${id}`}
      description="Повторяющийся заказ в «Заповеднике»."
      back={{ title: 'Все автозаказы', to: link(cabinetAutoOrdersRoute) }}
    >
      <AutoOrderDetails key={id} autoOrder={autoOrder} />
    </CabinetPage>
  );
}

export const { Component, loader } = definePage({ load: loadAutoOrder, Component: AutoOrderPage });
