import { stripNonDigits } from '@zapovednik/rules/format';
import styles from './phone-link.module.css';

/** A phone as a `tel:` link: `+7 (343) 000-00-00`. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:+${stripNonDigits(phone)}`} className={styles.phone}>
      {phone}
    </a>
  );
}
