import type { PickupPoint } from '@zapovednik/api/checkout/models/delivery';
import { formatDistance, kilometres } from '@zapovednik/platform/geolocation';
import type { Coordinates } from '@zapovednik/rules/format';
import { Section } from '@zapovednik/ui/layout';
import { PhoneLink } from '../city/phone-link';
import type { PointsOfService } from '../city/pickup-points';
import styles from './partner-points.module.css';
import { PlaceItem, ShowOnMap } from './place-item';
import type { Marks } from './use-marks';

/** The number of points shown at first: a city may have fifty, which would be 8,000 px on a phone. */
const FIRST = 6;

interface PartnerPointsProps {
  groups: readonly PointsOfService[];
  /** The distance to it is shown; null: it is not known. */
  place: Coordinates | null;
  marks: Pick<Marks, 'point' | 'pressedId'>;
  onShow: (point: PickupPoint) => void;
}

/** Partners' pickup points in this city. */
export function PartnerPoints({ groups, ...list }: PartnerPointsProps) {
  return groups.map(({ service, points }) => (
    <Section key={service.id} title={service.name}>
      <PointList points={points.slice(0, FIRST)} {...list} />
      {points.length > FIRST && (
        <details className={styles.rest}>
          <summary>
            <span className={styles.more}>Показать ещё {points.length - FIRST}</span>
            <span className={styles.less}>Свернуть</span>
          </summary>
          <PointList points={points.slice(FIRST)} {...list} />
        </details>
      )}
    </Section>
  ));
}

type PointListProps = Omit<PartnerPointsProps, 'groups'> & Pick<PointsOfService, 'points'>;

const PointList = ({ points, place, marks, onShow }: PointListProps) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <PlaceItem key={point.id} id={point.id} marks={marks}>
        <PointCard point={point} place={place} onShow={onShow} />
      </PlaceItem>
    ))}
  </ul>
);

type PointCardProps = Pick<PartnerPointsProps, 'place' | 'onShow'> & { point: PickupPoint };

function PointCard({ point, place, onShow }: PointCardProps) {
  const { name, address, coordinates, schedule, phone, hasFastPickup } = point;
  return (
    <article className={styles.point}>
      <h3 className={styles.name}>{name}</h3>
      <p>{address}</p>
      {place && coordinates && <p>До пункта {formatDistance(kilometres(coordinates, place))}</p>}
      <p>{schedule}</p>
      <p>
        <PhoneLink phone={phone} />
      </p>
      {hasFastPickup && <p>Быстрый самовывоз: соберём за час</p>}
      {coordinates && <ShowOnMap name={name} onPress={() => onShow(point)} />}
    </article>
  );
}
