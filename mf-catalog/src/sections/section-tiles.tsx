import { Link } from '@zapovednik/platform/router';
import { Picture } from '@zapovednik/ui';
import type { LinkedSection } from './linked-section';
import styles from './section-tiles.module.css';

interface SectionTilesProps {
  sections: readonly LinkedSection[];
  /** At the top of its page: its pictures load first. */
  leading?: boolean;
}

/** Sections with their pictures. */
export function SectionTiles({ sections, leading }: SectionTilesProps) {
  return (
    <ul className={styles.tiles}>
      {sections.map(({ id, name, picture, path }) => (
        <li key={id}>
          <Link to={path} className={styles.tile}>
            <Picture src={picture} alt="" sizes="(min-width: 1024px) 168px, 30vw" priority={leading} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
