import type { PickupService } from '@zapovednik/api/checkout/models/delivery';
import styles from './map-legend.module.css';

interface MapLegendProps {
  /** Picture of the markers of our shops; null: none are shown, or as plain pins. */
  ownMarker: string | null;
  services: readonly PickupService[];
  /** Some shops have the mark of fast pickup. */
  hasFast: boolean;
  hasZones: boolean;
  /** The chosen address, or where the visitor is; null: none is marked. */
  place: string | null;
}

/** What the signs on the map of shops mean. Markers differ in shape, zones have an edge: no meaning is only a colour. */
export function MapLegend({ ownMarker, services, hasFast, hasZones, place }: MapLegendProps) {
  const markers = [
    ...(ownMarker ? [{ name: 'Магазины «Заповедник»', marker: ownMarker }] : []),
    ...services.map(({ name, marker }) => ({ name, marker })),
  ];
  if (markers.length === 0 && !hasFast && !hasZones && place === null) return null;
  return (
    <ul aria-label="Обозначения на карте" className={styles.legend}>
      {markers.map(({ name, marker }) => (
        <li key={name}>
          <img src={marker} alt="" width={24} height={30} />
          {name}
        </li>
      ))}
      {hasFast && (
        <li>
          <svg aria-hidden="true" viewBox="17 0 15 15" className={styles.bolt}>
            <circle cx="24.5" cy="7.5" r="6.5" />
            <path d="M25.6 2.6l-4.6 5.7h3l-.8 4.1 4.7-5.9h-3.1z" />
          </svg>
          Быстрый самовывоз
        </li>
      )}
      {place !== null && (
        <li>
          <span className={styles.place} />
          {place}
        </li>
      )}
      {hasZones && (
        <li>
          <span className={styles.zone} />
          Зона быстрой доставки
        </li>
      )}
    </ul>
  );
}
