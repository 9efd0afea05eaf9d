import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { PawPrint } from '@zapovednik/ui/icons';
import styles from './logo.module.css';

/** The shop's name, a link to the home page. `short` shows only the symbol on phones, where the search needs the space. */
export function Logo({ short = true }: { short?: boolean }) {
  return (
    <Link to={link(homeRoute)} aria-label="Заповедник, на главную" className={styles.logo} data-short={short}>
      <span className={styles.mark}>
        <PawPrint />
      </span>
      <span className={styles.name}>Заповедник</span>
    </Link>
  );
}
