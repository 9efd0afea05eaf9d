import type { ReactNode } from 'react';
import type { DeliveryChoice } from 'shared-contracts/checkout/models/delivery';
import { MapPin } from 'shared-contracts/ui/icons';
import { addressLine } from '../address/address-line';
import styles from './saved-addresses.module.css';

interface AddressCardProps {
  address: NonNullable<DeliveryChoice['address']>;
  /** The city, where addresses of several cities are listed. */
  city?: string | undefined;
  isChosen?: boolean;
  /** Its buttons. */
  children?: ReactNode;
}

/** One address (DEL-27), and what must still be said about it. */
export function AddressCard({ address, city, isChosen = false, children }: AddressCardProps) {
  return (
    <div className={styles.card} data-chosen={isChosen || undefined}>
      <MapPin />
      <div>
        <p className={styles.hint}>Адрес доставки</p>
        <p>{[city, addressLine(address)].filter(Boolean).join(', ')}</p>
        {address.needsCall === 'Y' && <p className={styles.warning}>Уточним адрес по телефону</p>}
        {address.elevator === '' && <p className={styles.warning}>Укажите наличие лифта</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
