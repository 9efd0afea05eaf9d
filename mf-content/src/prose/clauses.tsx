import styles from './clauses.module.css';

export interface Chapter {
  title: string;
  clauses: readonly string[];
}

const anchor = (index: number) => `p${index + 1}`;

/** A document in numbered chapters and clauses (1.1, 1.2 …), with its contents. */
export function Clauses({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <div className={styles.document}>
      <nav aria-label="Содержание" className={styles.contents}>
        <ol>
          {chapters.map(({ title }, index) => (
            <li key={title}>
              <a href={`#${anchor(index)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className={styles.chapters}>
        {chapters.map(({ title, clauses }, index) => (
          <li key={title} id={anchor(index)}>
            <h2 className={styles.title}>{title}</h2>
            <ol className={styles.clauses}>
              {clauses.map((clause) => (
                <li key={clause}>{clause}</li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
}
