import { cabinetProfileEditRoute } from 'shared-contracts/cabinet/routes';
import { deliveryProfiles } from 'shared-contracts/checkout/widgets';
import { useNavigate } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { Widget } from 'shared-contracts/widgets';
import { AddressesSkeleton } from '../../addresses/addresses-skeleton';
import { CabinetPage } from '../../cabinet/cabinet-page';

/** «Мои адреса» (ROU-77, CAB-19): the saved addresses, which mf-checkout owns. */
export function Component() {
  const navigate = useNavigate();
  return (
    <CabinetPage heading="Мои адреса" description="Адреса доставки в «Заповеднике».">
      <Widget
        of={deliveryProfiles}
        props={{ onEdit: (id) => void navigate(link(cabinetProfileEditRoute, { id: String(id) })) }}
        fallback={<AddressesSkeleton />}
      />
    </CabinetPage>
  );
}
