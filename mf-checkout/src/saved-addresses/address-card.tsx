import type { DeliveryChoice } from '@zapovednik/api/checkout/models/delivery';
import { Button } from '@zapovednik/ui';
import { MapPin } from '@zapovednik/ui/icons';
import type { ReactNode } from 'react';
import { addressLine } from '../address/address-line';
import styles from './saved-addresses.module.css';

interface AddressCardProps {
  address: NonNullable<DeliveryChoice['address']>;
  /** The city, if the list has addresses of several cities. */
  city?: string | undefined;
  isChosen?: boolean;
  /** Saves the answer about the lift if it is missing; without this function only the form can. */
  onLift?: ((elevator: 'Y' | 'N') => void) | undefined;
  /** Its buttons. */
  children?: ReactNode;
}

/** One address (DEL-27), and its missing data. */
export function AddressCard({ address, city, isChosen = false, onLift, children }: AddressCardProps) {
  const line = addressLine(address);
  return (
    <div className={styles.card} data-chosen={isChosen || undefined}>
      <MapPin />
      <div>
        <p className={styles.hint}>Адрес доставки</p>
        <p>{[city, line].filter(Boolean).join(', ')}</p>
        {address.needsCall === 'Y' && <p className={styles.warning}>Уточним адрес по телефону</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
      {address.elevator === '' && (
        <div className={styles.lift}>
          <p className={styles.warning}>Укажите наличие лифта</p>
          {onLift && (
            <>
              <Button onClick={() => onLift('Y')} aria-label={`Лифт есть: ${line}`}>
                Лифт есть
              </Button>
              <Button onClick={() => onLift('N')} aria-label={`Лифта нет: ${line}`}>
                Лифта нет
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
