import { useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { formatNearDate } from 'shared-contracts/dates';
import { stripNonDigits } from 'shared-contracts/format';
import { useQuery } from 'shared-contracts/query';
import type { FreeTimes } from 'shared-contracts/services/calls/salon';
import { Button, ErrorFallback, Skeleton } from 'shared-contracts/ui';
import { timesQuery } from '../kinds/queries';
import type { ServiceKind } from '../kinds/service-kind';
import styles from './time-step.module.css';

interface TimeStepProps {
  kind: ServiceKind;
  salonId: number;
  serviceId: number;
  /** 0: any. */
  specialistId: number;
  chosen: string | null;
  /** The choice is being held. */
  busy: boolean;
  onChoose: (startsAt: string) => void;
  onAnySpecialist: () => void;
  /** Undefined: the salon stays. */
  onOtherSalon?: () => void;
}

const forSpecialist = ({ days }: FreeTimes, specialistId: number) =>
  days.map(({ day, intervals }) => ({
    day,
    times: intervals.filter(({ specialistIds }) => specialistId === 0 || specialistIds.includes(specialistId)),
  }));

/** The days of two weeks and the free times of one; all times are the salon's. */
export function TimeStep(props: TimeStepProps) {
  const { kind, salonId, serviceId, specialistId, chosen, busy, onChoose } = props;
  const app = useApp();
  const [wanted, setWanted] = useState<string | null>(null);
  const { data, isError, isFetching, refetch } = useQuery(timesQuery(app, kind, salonId, serviceId));
  if (!data && isError)
    return <ErrorFallback title="Свободное время не загрузилось" onRetry={() => void refetch()} busy={isFetching} />;
  if (!data)
    return (
      <div aria-busy="true" className={styles.days}>
        {['1', '2', '3', '4', '5', '6'].map((key) => (
          <Skeleton key={key} shape="control" />
        ))}
      </div>
    );
  const days = forSpecialist(data, specialistId);
  const today = days[0]?.day ?? '';
  const chosenDay = days.find(({ times }) => times.some(({ startsAt }) => startsAt === chosen));
  const shown =
    days.find(({ day, times }) => day === wanted && times.length > 0) ??
    chosenDay ??
    days.find(({ times }) => times.length > 0);
  if (!shown) return <NoTimes {...props} />;
  return (
    <>
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
              {formatNearDate(day, today)}
              <span className={styles.count}>{times.length === 0 ? 'нет времени' : `свободно: ${times.length}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles.times} aria-label={`Время, ${formatNearDate(shown.day, today)}`} aria-busy={busy}>
        {shown.times.map(({ startsAt, time }) => (
          <li key={startsAt}>
            <button
              type="button"
              aria-pressed={startsAt === chosen}
              onClick={() => {
                if (!busy) onChoose(startsAt);
              }}
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

/** No free time in two weeks: another specialist, another salon, a call. */
function NoTimes({ specialistId, onAnySpecialist, onOtherSalon }: TimeStepProps) {
  const { city } = useApp();
  return (
    <div className={styles.none}>
      <p role="status">На ближайшие две недели всё занято.</p>
      <div className={styles.ways}>
        {specialistId !== 0 && <Button onClick={onAnySpecialist}>Показать время всех специалистов</Button>}
        {onOtherSalon && <Button onClick={onOtherSalon}>Выбрать другой адрес</Button>}
        <a href={`tel:+${stripNonDigits(city.phone)}`}>{city.phone}</a>
      </div>
    </div>
  );
}
