import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { definePage, useAtom } from '@zapovednik/platform/app';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { Contacts } from './contacts';
import { loadPersonal } from './load';
import { Overview } from './overview';

/** The first page of the cabinet (ROU-73, CAB-13): the most important items first, then everything else. */
function PersonalPage() {
  const { name } = useAtom(sessionAtom);
  return (
    <CabinetPage
      heading={name ? `Здравствуйте, ${name}!` : 'Личный кабинет'}
      description="Личный кабинет зоомагазина «Заповедник»."
    >
      <Overview />
      <Contacts />
    </CabinetPage>
  );
}

export const { Component, loader } = definePage({ load: loadPersonal, Component: PersonalPage });
