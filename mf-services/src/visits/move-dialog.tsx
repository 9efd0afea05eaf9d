import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { Failure } from '@zapovednik/ui/status';
import { useState } from 'react';
import TimeStep from '../booking/steps/time-step';
import { kindOf } from '../kinds/kind-of';
import { timesQuery } from '../kinds/queries';
import { visitDate, visitMoment } from '../visit-facts/visit-moment';
import { useVisitChange } from './use-visit-change';
import { moveVisit } from './visit-access';
import type { VisitDialogProps } from './visit-dialog';
import styles from './visit-view.module.css';

/**
 * Chooses another free time of the same service in the same salon, as in the booking (VET-04). If a time is no longer
 * free, a message is shown here.
 */
export default function MoveDialog({ visit, access, onClose }: VisitDialogProps) {
  const app = useApp();
  const { salon, service, specialist } = visit;
  const kind = kindOf[visit.kind];
  const times = timesQuery(app, kind, salon.id, service.id);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  /** 0: any. */
  const [specialistId, setSpecialistId] = useState(specialist.id);
  const { data } = useQuery(times);
  const chosen = data?.days
    .flatMap(({ day, intervals }) => intervals.map((interval) => ({ ...interval, day })))
    .find((interval) => interval.startsAt === startsAt);
  const { change, isPending, failure } = useVisitChange<string>(access, {
    run: (moment) => moveVisit(app, access, { startsAt: moment, specialistId: specialistId || null }),
    done: (moved) => `Запись перенесена на ${visitDate(moved, app.city.today)}`,
    onClose,
    onRefused() {
      setStartsAt(null);
      void app.query.invalidateQueries(times);
    },
  });
  const showFor = (id: number) => {
    setSpecialistId(id);
    setStartsAt(null);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title="Выберите другое время"
      footer={
        <Button
          variant="primary"
          busy={isPending}
          disabled={!chosen}
          onClick={() => {
            if (chosen) change(chosen.startsAt);
          }}
        >
          {chosen ? `Перенести на ${visitDate(chosen, app.city.today)}` : 'Выберите время'}
        </Button>
      }
    >
      <div className={styles.times}>
        <p>
          {visit.status === 'booked' && `Сейчас: ${visitMoment(visit, app.city.today)}. `}
          {service.name}, {salon.name}. Цена не изменится.{' '}
          {specialistId === 0 ? `${kind.words.anySpecialist}.` : `${kind.words.specialist}: ${specialist.name}.`}
        </p>
        <div>
          {specialistId === 0 ? (
            <Button onClick={() => showFor(specialist.id)}>Только {specialist.name}</Button>
          ) : (
            <Button onClick={() => showFor(0)}>{kind.words.anySpecialist}</Button>
          )}
        </div>
        {failure && <Failure>{failure}</Failure>}
        <TimeStep
          kind={kind}
          salon={salon}
          service={service}
          salons={[]}
          specialistId={specialistId}
          chosen={startsAt}
          busy={isPending}
          onTime={setStartsAt}
          onChoose={(changed) => showFor(changed.specialistId ?? 0)}
        />
      </div>
    </Dialog>
  );
}
