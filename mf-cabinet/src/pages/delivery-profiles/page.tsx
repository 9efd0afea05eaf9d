import { cabinetProfileEditRoute } from '@zapovednik/areas/cabinet/routes';
import { deliveryProfiles } from '@zapovednik/areas/checkout/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { useNavigate } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
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
