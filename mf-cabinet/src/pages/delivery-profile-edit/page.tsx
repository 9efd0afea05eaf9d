import { definePage } from 'shared-contracts/app';
import { cabinetProfilesRoute } from 'shared-contracts/cabinet/routes';
import { deliveryProfiles } from 'shared-contracts/checkout/widgets';
import { useNavigate } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { Widget } from 'shared-contracts/widgets';
import { AddressesSkeleton } from '../../addresses/addresses-skeleton';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { loadSavedAddress } from './load';

/** One saved address in its form (ROU-78); afterwards the page of all addresses opens. */
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
