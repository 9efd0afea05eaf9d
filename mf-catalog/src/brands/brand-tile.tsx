import type { Brand } from '@zapovednik/api/catalog/models/brand';
import { brandLink } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { Picture } from '@zapovednik/ui';
import styles from './brand-tile.module.css';

/** A brand as a link: its logo already shows the name, so the name is only the alternative text. */
export function BrandTile({ brand: { CODE, NAME, PICTURE } }: { brand: Pick<Brand, 'CODE' | 'NAME' | 'PICTURE'> }) {
  return (
    <Link to={brandLink(CODE)} className={styles.brand}>
      <Picture src={PICTURE} alt={NAME} ratio="3:2" sizes="(min-width: 720px) 176px, 45vw" />
    </Link>
  );
}
