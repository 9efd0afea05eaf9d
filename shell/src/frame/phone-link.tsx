import { useApp } from 'shared-contracts/app';
import { stripNonDigits } from 'shared-contracts/format';
import { Phone } from 'shared-contracts/ui/icons';
import styles from './phone-link.module.css';

/** The shop's phone in this city. */
export function PhoneLink() {
  const { phone } = useApp().city;
  return (
    <a href={`tel:+${stripNonDigits(phone)}`} className={styles.phone}>
      <Phone />
      {phone}
    </a>
  );
}
