import { Link } from '@zapovednik/platform/router';
import styles from './choice-links.module.css';

interface ChoiceLinksProps {
  /** The name of the choice for screen readers: «Сортировка». */
  label: string;
  options: readonly { readonly title: string; readonly to: string; readonly isCurrent: boolean }[];
}

/** The views of a list as links: each has its own address, so it can be shared and remains after a reload. */
export function ChoiceLinks({ label, options }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={styles.choice}>
      <ul>
        {options.map(({ title, to, isCurrent }) => (
          <li key={title}>
            <Link to={to} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
