import type { FreeTimes, Salon, SalonService } from '@zapovednik/api/services/calls/salon';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { formatNearDay } from '@zapovednik/rules/dates';
import { stripNonDigits } from '@zapovednik/rules/format';
import { Button, Skeleton } from '@zapovednik/ui';
import type { ServiceDefinition } from '../../kinds/service-definition';
import type { Choices } from '../form/booking-values';
import { firstTime } from '../form/chosen-visit';
import { firstTimesQuery } from './first-times-query';
import styles from './no-times.module.css';

interface NoTimesProps {
  kind: ServiceDefinition;
  salon: Pick<Salon, 'id'>;
  service: Pick<SalonService, 'id'>;
  /** Other salons that may have free times; empty: only this salon. */
  salons: readonly Salon[];
  /** 0: any. */
  specialistId: number;
  /** Of all specialists of this salon. */
  times: FreeTimes;
  /** Another specialist or salon. */
  onChoose: (changed: Partial<Choices>) => void;
  onOtherSalon?: () => void;
  onCallBack?: () => void;
}

/** «завтра, 24 ноября, 09:00» */
const inWords = ({ day, time, today }: NonNullable<ReturnType<typeof firstTime>>) =>
  `${formatNearDay(day, today)}, ${time}`;

/**
 * No free time in two weeks: shows the first free times of others here and of other salons, and a request for a phone
 * call.
 */
export default function NoTimes(props: NoTimesProps) {
  const { kind, salon, service, salons, specialistId, times, onChoose, onOtherSalon, onCallBack } = props;
  const app = useApp();
  const ofOthers = specialistId === 0 ? null : firstTime(times);
  const others = salons.filter(({ id, serviceIds }) => id !== salon.id && serviceIds.includes(service.id));
  const { data: elsewhere = [], isPending } = useQuery(firstTimesQuery(app, kind, others, service.id));
  return (
    <div className={styles.none}>
      <p role="status">На ближайшие две недели всё занято.</p>
      {isPending && <Skeleton shape="control" />}
      <ul aria-label="Где есть время" className={styles.ways}>
        {ofOthers && (
          <li>
            <Button variant="primary" onClick={() => onChoose({ specialistId: 0 })}>
              {kind.words.anySpecialist}: {inWords(ofOthers)}
            </Button>
          </li>
        )}
        {elsewhere.map(({ salon: other, first }) => (
          <li key={other.id}>
            <Button onClick={() => onChoose({ salonId: other.id, specialistId: 0 })}>
              {other.name}: {inWords(first)}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {others.length > 0 && <Button onClick={onOtherSalon}>Выбрать другой адрес</Button>}
        {onCallBack && <Button onClick={onCallBack}>Попросить перезвонить</Button>}
        <a href={`tel:+${stripNonDigits(app.city.phone)}`}>{app.city.phone}</a>
      </div>
    </div>
  );
}
