import type { Vacancy } from '@zapovednik/api/content/models/career';
import { vacancyLink } from '@zapovednik/areas/content/routes';
import { plural } from '@zapovednik/rules/format';
import { Picture } from '@zapovednik/ui';
import { CardLink } from '@zapovednik/ui/layout';
import styles from './careers.module.css';
import { salaryText } from './salary';

/** A kind of work in the list. */
export function VacancyCard({ vacancy }: { vacancy: Vacancy }) {
  const { code, title, department, lead, picture, jobs, cities, salaryFrom } = vacancy;
  return (
    <article className={styles.card}>
      <Picture src={picture} alt="" sizes="72px" className={styles.face} />
      <div className={styles.words}>
        <p className={styles.soft}>{department}</p>
        <h3 className={styles.name}>
          <CardLink to={vacancyLink(code)}>{title}</CardLink>
        </h3>
        <p>{lead}</p>
        <p className={styles.salary}>
          {jobs === 0
            ? 'Сейчас все на местах'
            : `${jobs} ${plural(jobs, ['место', 'места', 'мест'])} в ${cities} ${plural(cities, ['городе', 'городах', 'городах'])}, ${salaryText(salaryFrom)}`}
        </p>
      </div>
    </article>
  );
}
