import type { Salon, SalonService } from '@zapovednik/api/services/calls/salon';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { formatNearDay } from '@zapovednik/rules/dates';
import { Button, ErrorFallback, Skeleton } from '@zapovednik/ui';
import { Detail } from '@zapovednik/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { timesQuery } from '../../kinds/queries';
import type { ServiceDefinition } from '../../kinds/service-definition';
import type { Choices } from '../form/booking-values';
import { firstTime, timesOf } from '../form/chosen-visit';
import styles from './time-step.module.css';

const NoTimes = lazy(() => import(/* webpackChunkName: "lazy-no-times" */ './no-times'));

interface TimeStepProps {
  kind: ServiceDefinition;
  salon: Pick<Salon, 'id'>;
  service: Pick<SalonService, 'id'>;
  /** Other salons that may have free times; empty: only this salon. */
  salons: readonly Salon[];
  /** 0: any. */
  specialistId: number;
  chosen: string | null;
  /** The choice is being held. */
  busy: boolean;
  onTime: (startsAt: string) => void;
  /** Another specialist or salon. */
  onChoose: (changed: Partial<Choices>) => void;
  onOtherSalon?: () => void;
  onCallBack?: () => void;
}

const twoWeeks = Array.from({ length: 14 }, (_, day) => day);

/** The days of two weeks and the free times of one; all times are the salon's. */
export default function TimeStep(props: TimeStepProps) {
  const { kind, salon, service, specialistId, chosen, busy, onTime } = props;
  const app = useApp();
  const [wanted, setWanted] = useState<string | null>(null);
  const { data, isError, isFetching, refetch } = useQuery(timesQuery(app, kind, salon.id, service.id));
  if (!data && isError)
    return <ErrorFallback title="Свободное время не загрузилось" onRetry={() => void refetch()} busy={isFetching} />;
  if (!data)
    return (
      <div aria-busy="true" className={styles.days}>
        {twoWeeks.map((day) => (
          <Skeleton key={day} shape="control" />
        ))}
      </div>
    );
  const days = timesOf(data, specialistId);
  const today = days[0]?.day ?? '';
  const first = firstTime(data, specialistId);
  const chosenDay = days.find(({ times }) => times.some(({ startsAt }) => startsAt === chosen));
  const shown =
    days.find(({ day, times }) => day === wanted && times.length > 0) ??
    chosenDay ??
    days.find(({ times }) => times.length > 0);
  if (!shown)
    return (
      <Suspense fallback={<Skeleton shape="control" />}>
        <NoTimes {...props} times={data} />
      </Suspense>
    );
  const choose = (startsAt: string) => {
    if (!busy) onTime(startsAt);
  };
  return (
    <>
      {first && (
        <Button className={styles.first} onClick={() => choose(first.startsAt)}>
          Ближайшее: {formatNearDay(first.day, today)}, {first.time}
        </Button>
      )}
      <ul className={styles.days} aria-label="День">
        {days.map(({ day, times }) => (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === shown.day}
              disabled={times.length === 0}
              onClick={() => setWanted(day)}
              className={styles.day}
            >
              {formatNearDay(day, today)}
              <Detail>{times.length === 0 ? 'нет времени' : `свободно: ${times.length}`}</Detail>
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles.times} aria-label={`Время, ${formatNearDay(shown.day, today)}`} aria-busy={busy}>
        {shown.times.map(({ startsAt, time }) => (
          <li key={startsAt}>
            <button
              type="button"
              aria-pressed={startsAt === chosen}
              onClick={() => choose(startsAt)}
              className={styles.time}
            >
              {time}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
