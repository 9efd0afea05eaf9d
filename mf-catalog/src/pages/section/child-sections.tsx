import { Link } from '@zapovednik/platform/router';
import { Picture } from '@zapovednik/ui';
import type { LinkedSection } from '../../sections/linked-section';
import styles from './child-sections.module.css';

/** The child sections: on a phone in a row that scrolls sideways. */
export function ChildSections({ sections }: { sections: readonly LinkedSection[] }) {
  if (sections.length === 0) return null;
  return (
    <nav aria-label="Разделы">
      <ul className={styles.sections}>
        {sections.map(({ id, name, picture, path }) => (
          <li key={id}>
            <Link to={path}>
              <Picture src={picture} alt="" sizes="48px" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
