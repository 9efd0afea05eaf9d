import { Link } from '@zapovednik/platform/router';
import styles from './list.module.css';

interface ChoiceLinksProps {
  /** The name of the choice for screen readers. */
  label: string;
  choices: readonly {
    readonly title: string;
    readonly to: string;
    readonly count?: number;
    readonly chosen: boolean;
  }[];
}

/** Links to the same list with another topic or order. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={styles.links}>
      <ul className={styles.choices}>
        {choices.map(({ title, to, count, chosen }) => (
          <li key={to}>
            <Link to={to} preventScrollReset aria-current={chosen ? 'page' : undefined}>
              {title}
              {count !== undefined && <span className={styles.count}> {count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
