import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import { cabinetVisitRoute } from '@zapovednik/areas/cabinet/routes';
import { useApp } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { formatPrice } from '@zapovednik/rules/format';
import { MapPin } from '@zapovednik/ui/icons';
import { CardLink, Spread } from '@zapovednik/ui/layout';
import { visitCode } from '../kinds/visit-code';
import { visitMoment } from '../visit-facts/visit-moment';
import { conclusionWords } from './conclusion-words';
import styles from './visit-card.module.css';
import { VisitStatus } from './visit-status';

/** A visit in the list, with a link to its page. */
export function VisitCard({ visit }: { visit: VisitDetails }) {
  const { today } = useApp().city;
  const { service, salon, specialist, price, pet, files } = visit;
  const code = visitCode(visit);
  return (
    <li className={styles.visit}>
      <article aria-labelledby={code} className={styles.content}>
        <header>
          <Spread>
            <h3 className={styles.title}>
              <CardLink id={code} to={link(cabinetVisitRoute, { code })}>
                {visitMoment(visit, today)}
              </CardLink>
            </h3>
            <VisitStatus visit={visit} />
          </Spread>
        </header>
        <p>
          {service.name}
          {pet.name && `, ${pet.name}`}
        </p>
        <p className={styles.place}>
          <MapPin />
          <span>{salon.name}</span>
        </p>
        <Spread>
          <span className={styles.soft}>
            {specialist.name}
            {(visit.conclusion !== '' || files.length > 0) && ` · ${conclusionWords[visit.kind].isThere}`}
          </span>
          <strong className={styles.price}>{formatPrice(price)}</strong>
        </Spread>
      </article>
    </li>
  );
}
