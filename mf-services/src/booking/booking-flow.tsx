import type { Salon, SalonService, Specialist } from '@zapovednik/api/services/calls/salon';
import { useApp } from '@zapovednik/platform/app';
import { formatNearDay } from '@zapovednik/rules/dates';
import { Button, Skeleton } from '@zapovednik/ui';
import { Form } from '@zapovednik/ui/field';
import { Failure } from '@zapovednik/ui/status';
import { CollapsibleStep } from '@zapovednik/ui/steps';
import { lazy, Suspense, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { timesQuery } from '../kinds/queries';
import type { ServiceDefinition } from '../kinds/service-definition';
import { BookingBar } from './booking-bar';
import type { Choices } from './form/booking-values';
import { nextStep, type StepName, stepNames } from './form/steps';
import { useBooking } from './form/use-booking';
import styles from './steps/booking-flow.module.css';
import { SalonStep } from './steps/salon-step';
import { ServiceStep } from './steps/service-step';
import { SpecialistStep } from './steps/specialist-step';
import { VisitorStep } from './steps/visitor-step';

const Booked = lazy(() => import(/* webpackChunkName: "lazy-booked" */ './booked'));
const TimeStep = lazy(() => import(/* webpackChunkName: "lazy-time-step" */ './steps/time-step'));
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
  const { form, choices, step, setStep, visit, choose, refusal, ...booking } = useBooking({ kind, lists, preset });
  const { isSubmitting } = useFormState({ control: form.control });
  const [isCalling, setCalling] = useState(false);
  const { salon, service, specialist, price, lowest, staff } = booking.chosen;
  const times = salon && service && app.query.getQueryData(timesQuery(app, kind, salon.id, service.id).queryKey);
  const chosenTime = times?.days
    .flatMap(({ day, intervals }) => intervals.map((interval) => ({ ...interval, day })))
    .find(({ startsAt }) => startsAt === choices.startsAt);

  if (visit)
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <Booked kind={kind} visit={visit} onAgain={booking.startAgain} />
      </Suspense>
    );
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
          {refusal?.step === 'salon' && <Failure>{refusal.message}</Failure>}
          <SalonStep
            salons={lists.salons}
            chosen={choices.salonId}
            title={words.salon}
            onChoose={(salonId) => choose({ salonId })}
          />
        </CollapsibleStep>
        <CollapsibleStep {...common('service')} title="Услуга" summary={service?.name}>
          {refusal?.step === 'service' && <Failure>{refusal.message}</Failure>}
          <ServiceStep
            kind={kind}
            services={lists.services.filter(({ id }) => salon?.serviceIds.includes(id))}
            chosen={choices.serviceId}
            onChoose={booking.chooseService}
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
          summary={chosenTime && `${formatNearDay(chosenTime.day, times?.days[0]?.day ?? '')}, ${chosenTime.time}`}
        >
          {refusal?.step === 'time' && <Failure>{refusal.message}</Failure>}
          {salon && service && (
            <Suspense fallback={<Skeleton shape="block" />}>
              <TimeStep
                {...{ kind, salon, service }}
                salons={lists.salons}
                specialistId={choices.specialistId ?? 0}
                chosen={choices.startsAt}
                busy={booking.isHolding}
                onTime={(startsAt) => {
                  void booking.chooseTime(startsAt);
                  // The answer to the last press is then shown at once. A failure is shown there.
                  import(/* webpackChunkName: "lazy-booked" */ './booked').catch(() => undefined);
                }}
                onChoose={choose}
                onOtherSalon={() => setStep('salon')}
                onCallBack={() => setCalling(true)}
              />
            </Suspense>
          )}
        </CollapsibleStep>
        <CollapsibleStep {...common('visitor')} title="Питомец и контакты" summary={null}>
          <VisitorStep />
        </CollapsibleStep>
        {service && lowest !== null && (
          <BookingBar
            service={service.name}
            price={price}
            lowest={lowest}
            heldUntil={booking.heldUntil}
            failure={refusal?.step === 'visitor' ? refusal.message : undefined}
          >
            {step === 'service' && (
              <Button variant="primary" onClick={booking.confirmPet}>
                Дальше
              </Button>
            )}
            {step === 'visitor' && (
              <Button type="submit" variant="primary" busy={isSubmitting}>
                Записаться
              </Button>
            )}
          </BookingBar>
        )}
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
