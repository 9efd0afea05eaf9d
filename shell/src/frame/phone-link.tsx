import { useApp } from '@zapovednik/platform/app';
import { stripNonDigits } from '@zapovednik/rules/format';
import { Phone } from '@zapovednik/ui/icons';
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
