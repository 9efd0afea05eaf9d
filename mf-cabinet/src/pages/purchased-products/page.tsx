import { definePage } from '@zapovednik/platform/app';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { loadPurchased } from './load';
import { PurchasedList } from './purchased-list';

/** «Купленные товары» (ROU-85, CAB-16). */
const PurchasedPage = () => (
  <CabinetPage heading="Купленные товары" description="Товары, которые вы уже покупали в «Заповеднике».">
    <PurchasedList />
  </CabinetPage>
);

export const { Component, loader } = definePage({ load: loadPurchased, Component: PurchasedPage });
