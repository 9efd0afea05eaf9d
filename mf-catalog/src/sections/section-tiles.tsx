import { Link } from '@zapovednik/platform/router';
import { Picture } from '@zapovednik/ui';
import type { LinkedSection } from './linked-section';
import styles from './section-tiles.module.css';

/** Sections with their pictures. */
export function SectionTiles({ sections }: { sections: readonly LinkedSection[] }) {
  return (
    <ul className={styles.tiles}>
      {sections.map(({ id, name, picture, path }) => (
        <li key={id}>
          <Link to={path} className={styles.tile}>
            <Picture src={picture} alt="" sizes="(min-width: 1024px) 168px, 30vw" />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
