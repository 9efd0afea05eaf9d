import { definePage } from '@zapovednik/platform/app';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { AwaitedList } from './awaited-list';
import { loadSubscriptions } from './load';

/** «Жду поступления» (PRD-48): the shop's own page. */
const SubscriptionsPage = () => (
  <CabinetPage heading="Жду поступления" description="Товары, о поступлении которых «Заповедник» вам сообщит.">
    <AwaitedList />
  </CabinetPage>
);

export const { Component, loader } = definePage({ load: loadSubscriptions, Component: SubscriptionsPage });
