import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Picture } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { storiesQuery } from './career-queries';
import styles from './careers.module.css';

/** Stories of employees; nothing until they are read. */
export function Stories() {
  const { data: stories = [] } = useQuery(storiesQuery(useApp()));
  if (stories.length === 0) return null;
  return (
    <Section title="Истории сотрудников">
      <ul className={styles.stories}>
        {stories.map(({ id, name, position, city, text, picture }) => (
          <li key={id} className={styles.story}>
            <Picture src={picture} alt="" sizes="72px" className={styles.face} />
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.soft}>
                {position}, {city}
              </p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
