import type { Salon, SalonService } from '@zapovednik/api/services/calls/salon';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { formatNearDay } from '@zapovednik/rules/dates';
import { Button } from '@zapovednik/ui';
import type { Choices } from '../booking/form/booking-values';
import { firstTimesQuery } from '../booking/steps/first-times-query';
import type { ServiceDefinition } from '../kinds/service-definition';
import styles from './next-time.module.css';
import { NextTimeWaiting } from './next-time-waiting';

export interface NextTimeProps {
  kind: ServiceDefinition;
  service: SalonService;
  salons: readonly Salon[];
  onBook: (chosen: Partial<Choices>) => void;
}

/** The first free time of a service in all salons of the city, with a button that books exactly this one. */
export default function NextTime({ kind, service, salons, onBook }: NextTimeProps) {
  const offering = salons.filter(({ serviceIds }) => serviceIds.includes(service.id));
  const { data, isPending } = useQuery(firstTimesQuery(useApp(), kind, offering, service.id));
  if (isPending) return <NextTimeWaiting />;
  const [next] = data ?? [];
  if (!next) return <p className={styles.next}>Ближайшие две недели заняты. Выберите услугу: предложим, как быть.</p>;
  const { salon, first } = next;
  const when = `${formatNearDay(first.day, first.today)}, ${first.time}`;
  return (
    <div className={styles.next}>
      <p>
        Ближайшее время: <b>{when}</b>
        <span className={styles.where}>
          {service.name}, {salon.name}
        </span>
      </p>
      <Button
        onClick={() => onBook({ salonId: salon.id, serviceId: service.id, specialistId: 0, startsAt: first.startsAt })}
        aria-label={`Записаться: ${service.name}, ${when}`}
      >
        Записаться
      </Button>
    </div>
  );
}
