import type { Salon, SalonService, Specialist } from '@zapovednik/api/services/calls/salon';
import { useApp } from '@zapovednik/platform/app';
import { formatNearDate } from '@zapovednik/rules/dates';
import { formatPrice } from '@zapovednik/rules/format';
import { Form } from '@zapovednik/ui/field';
import { Failure } from '@zapovednik/ui/status';
import { CollapsibleStep } from '@zapovednik/ui/steps';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { timesQuery } from '../kinds/queries';
import type { ServiceDefinition } from '../kinds/service-definition';
import { Booked } from './booked';
import type { Choices } from './form/booking-values';
import { chosenVisit } from './form/chosen-visit';
import { nextStep, type StepName, stepNames } from './form/steps';
import { useBooking } from './form/use-booking';
import styles from './steps/booking-flow.module.css';
import { SalonStep } from './steps/salon-step';
import { ServiceStep } from './steps/service-step';
import { SpecialistStep } from './steps/specialist-step';
import { TimeStep } from './steps/time-step';
import { VisitorStep } from './steps/visitor-step';

const CallBackDialog = lazy(() => import(/* webpackChunkName: "lazy-call-back" */ '../call-back/call-back-dialog'));

interface BookingFlowProps {
  kind: ServiceDefinition;
  salons: readonly Salon[];
  services: readonly SalonService[];
  specialists: readonly Specialist[];
  /** A choice that was clicked elsewhere on the page; a new object is a new click. */
  preset: Partial<Choices> | null;
}

/**
 * The booking for all kinds of services: salon, service with its price, specialist, time, pet and contact (VET-03,
 * GRM-03, HND-03). Choices and typed values stay in this tab until the visit is booked, also after failures.
 */
export function BookingFlow({ kind, preset, ...lists }: BookingFlowProps) {
  const app = useApp();
  const { form, choices, step, setStep, visit, choose, ...booking } = useBooking({ kind, lists, preset });
  const [isCalling, setCalling] = useState(false);
  const [animal, size, breed] = useWatch({ control: form.control, name: ['animal', 'size', 'breed'] });
  const { salon, service, specialist, price, staff } = chosenVisit(choices, { animal, size, breed }, lists);
  const times = salon && service && app.query.getQueryData(timesQuery(app, kind, salon.id, service.id).queryKey);
  const chosenTime = times?.days
    .flatMap(({ day, intervals }) => intervals.map((interval) => ({ ...interval, day })))
    .find(({ startsAt }) => startsAt === choices.startsAt);

  if (visit) return <Booked kind={kind} visit={visit} onAgain={booking.startAgain} />;
  const { words } = kind;
  const common = (name: StepName) =>
    ({
      number: stepNames.indexOf(name) + 1,
      heading: 'h3',
      open: step === name,
      onOpen: stepNames.indexOf(name) < stepNames.indexOf(nextStep(choices)) ? () => setStep(name) : undefined,
      className: styles.step,
    }) as const;
  return (
    <>
      <Form form={form} onSubmit={booking.send} label="Запись" className={styles.flow}>
        <CollapsibleStep {...common('salon')} title={words.salon} summary={salon?.name}>
          <SalonStep
            salons={lists.salons}
            chosen={choices.salonId}
            title={words.salon}
            onChoose={(salonId) => choose({ salonId })}
          />
        </CollapsibleStep>
        <CollapsibleStep
          {...common('service')}
          title="Услуга"
          summary={service && `${service.name}${price === null ? '' : `, ${formatPrice(price)}`}`}
        >
          <ServiceStep
            kind={kind}
            services={lists.services.filter(({ id }) => salon?.serviceIds.includes(id))}
            chosen={choices.serviceId}
            onChoose={(serviceId) => choose({ serviceId })}
          />
        </CollapsibleStep>
        <CollapsibleStep
          {...common('specialist')}
          title={words.specialist}
          summary={specialist?.name ?? (choices.specialistId === 0 && words.anySpecialist)}
        >
          <SpecialistStep
            words={words}
            staff={staff}
            chosen={choices.specialistId}
            onChoose={(specialistId) => choose({ specialistId })}
          />
        </CollapsibleStep>
        <CollapsibleStep
          {...common('time')}
          title="Время"
          summary={chosenTime && `${formatNearDate(chosenTime.day, times?.days[0]?.day ?? '')}, ${chosenTime.time}`}
        >
          {booking.failure && <Failure>{booking.failure}</Failure>}
          {salon && service && (
            <TimeStep
              {...{ kind, salon, service }}
              salons={lists.salons}
              specialistId={choices.specialistId ?? 0}
              chosen={choices.startsAt}
              busy={booking.isHolding}
              onTime={(startsAt) => void booking.chooseTime(startsAt)}
              onChoose={choose}
              onOtherSalon={() => setStep('salon')}
              onCallBack={() => setCalling(true)}
            />
          )}
        </CollapsibleStep>
        <CollapsibleStep {...common('visitor')} title="Питомец и контакты" summary={null}>
          <VisitorStep price={price} heldMinutes={booking.heldMinutes} />
        </CollapsibleStep>
      </Form>
      {isCalling && salon && service && (
        <Suspense>
          <CallBackDialog
            salon={salon}
            serviceId={service.id}
            known={form.getValues()}
            onClose={() => setCalling(false)}
          />
        </Suspense>
      )}
    </>
  );
}
