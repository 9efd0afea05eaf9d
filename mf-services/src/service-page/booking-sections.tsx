import type { Specialist } from '@zapovednik/api/services/calls/salon';
import { whenNear } from '@zapovednik/areas/widgets';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useSearchParams } from '@zapovednik/platform/router';
import { Section } from '@zapovednik/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { BookingFlow } from '../booking/booking-flow';
import type { Choices } from '../booking/form/booking-values';
import { salonsQuery, servicesQuery, specialistsQuery } from '../kinds/queries';
import type { ServiceDefinition } from '../kinds/service-definition';
import { Reviews } from '../reviews/reviews';
import styles from './booking-sections.module.css';
import { BookingUnavailable } from './booking-unavailable';
import type { NextTimeProps } from './next-time';
import { NextTimeWaiting } from './next-time-waiting';
import { NoSalons } from './no-salons';
import { PriceList } from './price-list';
import { SpecialistList } from './specialist-list';

/** Times change by the minute, so they are not part of the page that the server makes. */
const NextTime = whenNear<NextTimeProps>({
  area: 'mf-services',
  name: 'next-time',
  load: () => import(/* webpackChunkName: "lazy-next-time" */ './next-time'),
  waiting: <NextTimeWaiting />,
});

/** The booking, and the lists from which it can be started: the next free time, prices, specialists, reviews. */
export function BookingSections({ kind }: { kind: ServiceDefinition }) {
  const app = useApp();
  const [preset, setPreset] = useState<Partial<Choices> | null>(null);
  const booking = useRef<HTMLDivElement>(null);
  const salons = useQuery(salonsQuery(app, kind));
  const services = useQuery(servicesQuery(app, kind));
  const specialists = useQuery(specialistsQuery(app, kind));

  // A shop's page links to the booking of its salon. The page of the server is the same for all salons.
  const [query] = useSearchParams();
  const asked = Number(query.get('salon'));
  const salonId = salons.data?.find(({ id }) => id === asked)?.id;
  useEffect(() => {
    if (salonId !== undefined) setPreset({ salonId });
  }, [salonId]);

  const start = (chosen: Partial<Choices>) => {
    setPreset(chosen);
    booking.current?.focus();
  };
  const bookWith = ({ id, salonId }: Specialist) => start({ salonId, specialistId: id });
  const { words } = kind;
  const [first] = services.data ?? [];
  return (
    <>
      {first && salons.data && salons.data.length > 0 && (
        <NextTime kind={kind} service={first} salons={salons.data} onBook={start} />
      )}
      <div ref={booking} id="zapis" tabIndex={-1} className={styles.booking}>
        <Section title="Запись онлайн">
          {salons.data?.length === 0 || services.data?.length === 0 ? (
            <NoSalons />
          ) : salons.data && services.data && specialists.data ? (
            <BookingFlow
              kind={kind}
              salons={salons.data}
              services={services.data}
              specialists={specialists.data}
              preset={preset}
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
