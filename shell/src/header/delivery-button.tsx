import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { openDelivery } from '@zapovednik/areas/checkout/commands';
import { deliveryLabel } from '@zapovednik/areas/checkout/delivery-state';
import { deliveryRoute } from '@zapovednik/areas/content/routes';
import { useAtom, useCommand } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { Truck } from '@zapovednik/ui/icons';
import { DialogLink } from '../frame/dialog-link';
import styles from '../frame/header-button.module.css';

/**
 * How the order will arrive (LAY-42 to LAY-48), with the server's text as a tooltip (LAY-49). Opens «Способ доставки»; without
 * script it leads to the delivery page.
 */
export function DeliveryButton() {
  const delivery = useAtom(deliveryAtom);
  const { run, isPending } = useCommand(openDelivery);
  return (
    <DialogLink
      to={link(deliveryRoute)}
      onOpen={() => run({})}
      aria-busy={isPending || undefined}
      className={styles.button}
      data-delivery={delivery.state}
      title={delivery.message || undefined}
    >
      <Truck />
      <span className={styles.text}>
        {deliveryLabel(delivery)}
        {delivery.address && `: ${delivery.address}`}
      </span>
    </DialogLink>
  );
}
