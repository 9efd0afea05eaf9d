import { deliveryProfiles } from 'shared-contracts/checkout/widgets';
import { Skeleton } from 'shared-contracts/ui';
import { Widget } from 'shared-contracts/widgets';
import { CabinetPage } from '../../cabinet/cabinet-page';

/** «Мои адреса» (ROU-77, CAB-19): the saved addresses, which mf-checkout owns. */
export function Component() {
  return (
    <CabinetPage heading="Мои адреса" description="Адреса доставки в «Заповеднике».">
      <Widget of={deliveryProfiles} props={{}} fallback={<Skeleton width="long" />} />
    </CabinetPage>
  );
}
