import type { Brand } from 'shared-contracts/api/brand';
import { Link } from 'shared-contracts/router';
import { to } from 'shared-contracts/routes';
import { Picture } from 'shared-contracts/ui';
import styles from './brand-tile.module.css';

/** A brand as a link: its logo, which is its name in letters of its own. */
export function BrandTile({ brand: { CODE, NAME, PICTURE } }: { brand: Pick<Brand, 'CODE' | 'NAME' | 'PICTURE'> }) {
  return (
    <Link to={to.brand(CODE)} className={styles.brand}>
      <Picture src={PICTURE} alt={NAME} ratio="3:2" sizes="(min-width: 720px) 176px, 45vw" />
    </Link>
  );
}
