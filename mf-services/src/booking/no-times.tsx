import { useApp } from 'shared-contracts/app';
import { formatNearDate } from 'shared-contracts/dates';
import { stripNonDigits } from 'shared-contracts/format';
import { useQuery } from 'shared-contracts/query';
import type { FreeTimes, Salon } from 'shared-contracts/services/calls/salon';
import { Button } from 'shared-contracts/ui';
import { timesQuery } from '../kinds/queries';
import type { ServiceKind } from '../kinds/service-kind';
import { firstTime } from './chosen-visit';
import styles from './no-times.module.css';
import type { TimeStepProps } from './time-step';

/** «завтра, 24 ноября, 09:00» */
const inWords = ({ day, time, today }: NonNullable<ReturnType<typeof firstTime>>) =>
  `${formatNearDate(day, today)}, ${time}`;

/** No free time in two weeks: the nearest one of others here, of other salons, and a call. */
export default function NoTimes(props: TimeStepProps & { times: FreeTimes }) {
  const { kind, salon, service, salons, specialistId, times, onChoose, onOtherSalon, onCallBack } = props;
  const { city } = useApp();
  const ofOthers = specialistId === 0 ? null : firstTime(times);
  const others = salons.filter(({ id, serviceIds }) => id !== salon.id && serviceIds.includes(service.id));
  return (
    <div className={styles.none}>
      <p role="status">На ближайшие две недели всё занято.</p>
      <ul aria-label="Где есть время" className={styles.ways}>
        {ofOthers && (
          <li>
            <Button variant="primary" onClick={() => onChoose({ specialistId: 0 })}>
              {kind.words.anySpecialist}: {inWords(ofOthers)}
            </Button>
          </li>
        )}
        {others.map((other) => (
          <OtherSalon
            key={other.id}
            kind={kind}
            salon={other}
            serviceId={service.id}
            onChoose={() => onChoose({ salonId: other.id, specialistId: 0 })}
          />
        ))}
      </ul>
      <div className={styles.ways}>
        {others.length > 0 && <Button onClick={onOtherSalon}>Выбрать другой адрес</Button>}
        <Button onClick={onCallBack}>Попросить перезвонить</Button>
        <a href={`tel:+${stripNonDigits(city.phone)}`}>{city.phone}</a>
      </div>
    </div>
  );
}

interface OtherSalonProps {
  kind: ServiceKind;
  salon: Salon;
  serviceId: number;
  onChoose: () => void;
}

/** The first free time of another salon; nothing without one. */
function OtherSalon({ kind, salon, serviceId, onChoose }: OtherSalonProps) {
  const { data } = useQuery(timesQuery(useApp(), kind, salon.id, serviceId));
  const first = data && firstTime(data);
  if (!first) return null;
  return (
    <li>
      <Button onClick={onChoose}>
        {salon.name}: {inWords(first)}
      </Button>
    </li>
  );
}
