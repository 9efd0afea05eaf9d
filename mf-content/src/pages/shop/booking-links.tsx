import type { Shop } from '@zapovednik/api/content/models/shop';
import { dogTrainingRoute, groomingRoute, vetRoute } from '@zapovednik/areas/services/routes';
import { useApp } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import styles from './shop-page.module.css';

const bookings = {
  vet: { route: vetRoute, title: 'Записаться к ветеринару' },
  grooming: { route: groomingRoute, title: 'Записаться на груминг' },
  training: { route: dogTrainingRoute, title: 'Записаться на дрессировку' },
} as const;

/** Links to the booking of the shop's salons, with the salon already chosen; only where services are offered (CIT-09). */
export function BookingLinks({ salons, locationId }: Pick<Shop, 'salons' | 'locationId'>) {
  const { city } = useApp();
  if (salons.length === 0 || !city.isDefaultLocation || city.locationId !== locationId) return null;
  return (
    <p className={styles.bookings}>
      {salons.map(({ id, kind }) => (
        <LinkButton key={id} variant="primary" to={`${link(bookings[kind].route, {}, { salon: String(id) })}#zapis`}>
          {bookings[kind].title}
        </LinkButton>
      ))}
    </p>
  );
}
