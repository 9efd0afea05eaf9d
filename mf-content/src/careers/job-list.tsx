import type { Job } from '@zapovednik/api/content/models/career';
import { vacancyRoute } from '@zapovednik/areas/content/routes';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import styles from './careers.module.css';
import { salaryText } from './salary';

interface JobListProps {
  jobs: readonly Job[];
  /** The accessible name of the list. */
  label: string;
  /** Shows the kind of work; otherwise the city. */
  hasTitle?: boolean;
}

/** Open jobs; each leads to the form with this job. */
export function JobList({ jobs, label, hasTitle = false }: JobListProps) {
  return (
    <ul aria-label={label} className={styles.jobs}>
      {jobs.map(({ id, vacancy, title, city, place, schedule, salaryFrom, salaryTo }) => (
        <li key={id} className={styles.job}>
          <div>
            <h3 className={styles.name}>{hasTitle ? title : city}</h3>
            <p>{place}</p>
            <p className={styles.soft}>{schedule}</p>
          </div>
          <p className={styles.salary}>{salaryText(salaryFrom, salaryTo)}</p>
          <LinkButton
            to={`${link(vacancyRoute, { code: vacancy }, { job: String(id) })}#zayavka`}
            aria-label={`Откликнуться: ${hasTitle ? title : city}, ${place}`}
          >
            Откликнуться
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
