import { formatPhone } from './format-phone';
import styles from './phone-number.module.css';

/** A phone within a sentence, without line breaks. */
export const PhoneNumber = ({ digits }: { digits: string }) => <b className={styles.phone}>{formatPhone(digits)}</b>;
