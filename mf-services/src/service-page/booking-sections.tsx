import type { Specialist } from '@zapovednik/api/services/calls/salon';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useSearchParams } from '@zapovednik/platform/router';
import { Section } from '@zapovednik/ui/layout';
import { useEffect, useEffectEvent } from 'react';
import { BookingFlow } from '../booking/booking-flow';
import { salonsQuery, servicesQuery, specialistsQuery } from '../kinds/queries';
import type { ServiceDefinition } from '../kinds/service-definition';
import { Reviews } from '../reviews/reviews';
import styles from './booking-sections.module.css';
import { BookingUnavailable } from './booking-unavailable';
import { NoSalons } from './no-salons';
import { PriceList } from './price-list';
import { SpecialistList } from './specialist-list';
import type { BookingStart } from './use-booking-start';

interface BookingSectionsProps {
  kind: ServiceDefinition;
  booking: BookingStart;
}

/** The booking, and the lists from which it can be started: prices, specialists, reviews. */
export function BookingSections({ kind, booking }: BookingSectionsProps) {
  const app = useApp();
  const salons = useQuery(salonsQuery(app, kind));
  const services = useQuery(servicesQuery(app, kind));
  const specialists = useQuery(specialistsQuery(app, kind));

  // A shop's page links to the booking of its salon. The page of the server is the same for all salons.
  const [query] = useSearchParams();
  const asked = Number(query.get('salon'));
  const salonId = salons.data?.find(({ id }) => id === asked)?.id;
  const choose = useEffectEvent(() => salonId !== undefined && booking.choose({ salonId }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another salon is another choice
  useEffect(() => void choose(), [salonId]);

  const { start } = booking;
  const bookWith = ({ id, salonId }: Specialist) => start({ salonId, specialistId: id });
  const { words } = kind;
  return (
    <>
      <div ref={booking.place} id="zapis" tabIndex={-1} className={styles.booking}>
        <Section title="Запись онлайн">
          {salons.data?.length === 0 || services.data?.length === 0 ? (
            <NoSalons />
          ) : salons.data && services.data && specialists.data ? (
            <BookingFlow
              kind={kind}
              salons={salons.data}
              services={services.data}
              specialists={specialists.data}
              preset={booking.preset}
            />
          ) : (
            <BookingUnavailable kind={kind} />
          )}
        </Section>
      </div>
      {services.data && services.data.length > 0 && (
        <Section title="Цены">
          <PriceList kind={kind} services={services.data} onBook={(serviceId) => start({ serviceId })} />
        </Section>
      )}
      {specialists.data && specialists.data.length > 0 && (
        <Section title={words.specialists}>
          <SpecialistList kind={kind} specialists={specialists.data} salons={salons.data ?? []} onBook={bookWith} />
        </Section>
      )}
      <Section title="Отзывы">
        <Reviews kind={kind} />
      </Section>
    </>
  );
}
