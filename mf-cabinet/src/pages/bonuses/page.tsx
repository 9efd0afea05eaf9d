import { definePage } from '@zapovednik/platform/app';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { BonusAccount } from './bonus-account';
import { BonusRules } from './bonus-rules';
import { loadBonuses } from './load';

/** «Бонусы» (ROU-75, CAB-17). */
const BonusesPage = () => (
  <CabinetPage heading="Бонусы" description="Бонусный счёт в «Заповеднике»: остаток, движения, карта для кассы.">
    <BonusAccount />
    <BonusRules />
  </CabinetPage>
);

export const { Component, loader } = definePage({ load: loadBonuses, Component: BonusesPage });
