import { cabinetProfilesRoute } from '@zapovednik/areas/cabinet/routes';
import { deliveryProfiles } from '@zapovednik/areas/checkout/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { definePage } from '@zapovednik/platform/app';
import { useNavigate } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { AddressesSkeleton } from '../../addresses/addresses-skeleton';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { loadSavedAddress } from './load';

/** The form of one saved address (ROU-78); afterwards the page of all addresses opens. */
function SavedAddressPage({ data: { id } }: { data: { id: number } }) {
  const navigate = useNavigate();
  return (
    <CabinetPage
      heading="Изменить адрес"
      description="Адрес доставки в «Заповеднике»."
      back={{ title: 'Мои адреса', to: link(cabinetProfilesRoute) }}
    >
      <Widget
        of={deliveryProfiles}
        props={{ editId: id, onEdited: () => void navigate(link(cabinetProfilesRoute)) }}
        fallback={<AddressesSkeleton />}
      />
    </CabinetPage>
  );
}

export const { Component, loader } = definePage({ load: loadSavedAddress, Component: SavedAddressPage });
