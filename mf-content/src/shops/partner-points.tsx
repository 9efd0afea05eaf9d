import { MapPin } from '@zapovednik/ui/icons';
import { Section } from '@zapovednik/ui/layout';
import { PhoneLink } from '../city/phone-link';
import type { PointsOfService } from '../city/pickup-points';
import { Cards } from '../prose/cards';
import styles from './partner-points.module.css';

/** The number of points shown at first: a city may have fifty, which would be 8,000 px on a phone. */
const FIRST = 6;

/** Partners' pickup points in this city. */
export function PartnerPoints({ groups }: { groups: readonly PointsOfService[] }) {
  return groups.map(({ service, points }) => (
    <Section key={service.id} title={service.name}>
      <PointCards points={points.slice(0, FIRST)} />
      {points.length > FIRST && (
        <details className={styles.rest}>
          <summary>
            <span className={styles.more}>Показать ещё {points.length - FIRST}</span>
            <span className={styles.less}>Свернуть</span>
          </summary>
          <PointCards points={points.slice(FIRST)} />
        </details>
      )}
    </Section>
  ));
}

const PointCards = ({ points }: Pick<PointsOfService, 'points'>) => (
  <Cards
    items={points.map(({ name, address, phone, schedule, hasFastPickup }) => ({
      title: name,
      icon: <MapPin />,
      text: (
        <>
          <span>{address}</span>
          <span>{schedule}</span>
          <PhoneLink phone={phone} />
          {hasFastPickup && <span>Быстрый самовывоз: соберём за час</span>}
        </>
      ),
    }))}
  />
);
