import { cabinetVisitsRoute } from '@zapovednik/areas/cabinet/routes';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Spread } from '@zapovednik/ui/layout';
import { VisitCard } from '../visits/visit-card';
import styles from '../visits/visit-list.module.css';
import { inWorkQuery } from '../visits/visits-query';

/** The next visit; read in the browser, so that no page waits for it. Visits are shown in the default location only (CAB-10), and a list that fails has its own page. */
export function Component() {
  const app = useApp();
  const { isDefaultLocation } = app.city;
  // Unlike the list it asks nothing on focus: a page that the browser restores after a sign-out would be refused.
  const { data } = useQuery({ ...inWorkQuery(app), enabled: isDefaultLocation, refetchOnWindowFocus: false });
  const [visit] = data ?? [];
  if (!isDefaultLocation || !visit) return null;
  return (
    <section aria-labelledby="next-visit" className={styles.group}>
      <Spread>
        <h2 id="next-visit" className={styles.title}>
          Ближайшая запись
        </h2>
        <Link to={link(cabinetVisitsRoute)} className={styles.all}>
          Все записи
        </Link>
      </Spread>
      <ul className={styles.list}>
        <VisitCard visit={visit} />
      </ul>
    </section>
  );
}
