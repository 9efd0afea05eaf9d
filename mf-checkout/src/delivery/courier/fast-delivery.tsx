import type { DeliveryChoice } from '@zapovednik/api/checkout/models/delivery';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { fastDeliveryQuery } from '@zapovednik/areas/checkout/queries/fast-delivery';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useMutation, useQuery } from '@zapovednik/platform/query';
import { formatPrice } from '@zapovednik/rules/format';
import { addressLine } from '../../address/address-line';
import { startFastDelivery, stopFastDelivery } from '../../delivery-choice/choose-delivery';
import { Switch } from '../switch/switch';
import styles from './courier-tab.module.css';

/**
 * Fast delivery of the basket to the chosen address: its price and time, or the reason why it is not possible (API-48,
 * API-50).
 */
export function FastDelivery({ chosen }: { chosen: DeliveryChoice }) {
  const app = useApp();
  const { quantities } = useAtom(basketAtom);
  const ids = Object.keys(quantities).join(',');
  const { address, type } = chosen;
  const where = address ? `${addressLine(address)}, ${address.coords}` : '';
  const { data } = useQuery({
    ...fastDeliveryQuery(app, ids, where),
    enabled: ids !== '' && Boolean(address?.coords),
  });
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (send: () => Promise<boolean>) => send(),
  });
  const active = type === 'fast_delivery';
  if (!data || (data.price === null && !active)) return null;
  const { price, minutes } = data;

  return (
    <Switch
      label="Быстрая доставка"
      checked={active}
      busy={isPending}
      onChange={() => mutate(() => (active ? stopFastDelivery(app) : startFastDelivery(app, price ?? 0)))}
    >
      <p className={styles.hint}>
        {price === null ? data.message : `За ${minutes} минут, ${price > 0 ? formatPrice(price) : 'бесплатно'}`}
      </p>
    </Switch>
  );
}
