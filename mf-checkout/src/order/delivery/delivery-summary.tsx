import { formatPrice } from 'shared-contracts/format';
import { addressLine } from '../delivery/address-schema';
import type { Decisions } from './decisions';
import { isPickup } from './offered';

const phoneLine = (phone: string) => phone.replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4');

/** The contact in a line. */
export function DecidedContact({ contact }: Pick<Decisions, 'contact'>) {
  return contact && [contact.fullName, phoneLine(contact.phone), contact.email].filter(Boolean).join(', ');
}

/** Where and when the order arrives, in a line or two. */
export function DecidedDelivery({ delivery, point, address, date, interval }: Decisions) {
  if (!delivery) return null;
  const price = delivery.PRICE > 0 ? formatPrice(delivery.PRICE) : 'бесплатно';
  if (isPickup(delivery)) {
    return (
      point && (
        <>
          <p>
            {delivery.NAME}: {point.NAME}
          </p>
          <p>
            {point.PVZ_DELIVERY_TIME}, {price}
          </p>
        </>
      )
    );
  }
  const day = delivery.DATES.find(({ DATE }) => DATE === date)?.TITLE;
  return (
    address && (
      <>
        <p>
          {delivery.NAME}: {addressLine(address)}
        </p>
        <p>{[day, interval, price].filter(Boolean).join(', ')}</p>
      </>
    )
  );
}
