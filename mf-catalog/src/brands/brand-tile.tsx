import type { Brand } from '@zapovednik/api/catalog/models/brand';
import { brandLink } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { Picture } from '@zapovednik/ui';
import styles from './brand-tile.module.css';

/** A brand as a link: its logo already shows the name, so the name is only the alternative text. */
export function BrandTile({ brand: { code, name, picture } }: { brand: Pick<Brand, 'code' | 'name' | 'picture'> }) {
  return (
    <Link to={brandLink(code)} className={styles.brand}>
      <Picture src={picture} alt={name} ratio="3:2" sizes="(min-width: 720px) 176px, 45vw" />
    </Link>
  );
}
