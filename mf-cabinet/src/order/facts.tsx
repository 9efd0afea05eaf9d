import styles from './facts.module.css';

/** Titles with their values, row by row; rows without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [title: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([title, value]) =>
          value && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
