import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useApp } from 'shared-contracts/app';
import { ApiError } from 'shared-contracts/client';
import { formatNearDate } from 'shared-contracts/dates';
import { formatPrice } from 'shared-contracts/format';
import type { Appointment } from 'shared-contracts/services/calls/booking';
import { priceFor } from 'shared-contracts/services/calls/price';
import type { Salon, SalonService, Specialist } from 'shared-contracts/services/calls/salon';
import { Picture } from 'shared-contracts/ui';
import { Form, toFormMessage } from 'shared-contracts/ui/field';
import { timesQuery } from '../kinds/queries';
import type { ServiceKind } from '../kinds/service-kind';
import { Booked } from './booked';
import styles from './booking-flow.module.css';
import { type Choices, forgetDraft, noChoices } from './booking-values';
import { ChoiceList } from './choice-list';
import { ServiceStep } from './service-step';
import { Step } from './step';
import { changedChoices, nextStep, type StepName, stepNames } from './steps';
import { TimeStep } from './time-step';
import { type CheckedVisitor, useBookingForm } from './use-booking-form';
import { useHold } from './use-hold';
import { VisitorStep } from './visitor-step';

interface BookingFlowProps {
  kind: ServiceKind;
  salons: readonly Salon[];
  services: readonly SalonService[];
  specialists: readonly Specialist[];
  /** What was pressed elsewhere on the page; a new object is a new press. */
  preset: Partial<Choices> | null;
}

/**
 * The booking of every kind of service: salon, service with its price, specialist, time, pet and contact (VET-03, GRM-03, HND-03). What
 * was chosen and typed stays in this tab until it is booked, whatever fails.
 */
export function BookingFlow({ kind, salons, services, specialists, preset }: BookingFlowProps) {
  const app = useApp();
  const { form, choices, setChoices, step, setStep } = useBookingForm(kind);
  const [failure, setFailure] = useState('');
  const [visit, setVisit] = useState<Appointment | null>(null);
  const { hold, heldMinutes, isHolding, forget } = useHold();
  const attempt = useRef({ text: '', key: '' });

  const choose = (changed: Partial<Choices>) => {
    setFailure('');
    const next = changedChoices(choices, changed, { salons, specialists });
    setChoices(next);
    setStep(nextStep(next));
  };
  const applyPreset = useEffectEvent(() => {
    if (preset) choose({ ...noChoices, ...preset });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object is a new press
  useEffect(() => applyPreset(), [preset]);

  const [animal, size, breed] = useWatch({ control: form.control, name: ['animal', 'size', 'breed'] });
  const salon = salons.find(({ id }) => id === choices.salonId);
  const service = services.find(({ id }) => id === choices.serviceId);
  const specialist = specialists.find(({ id }) => id === choices.specialistId);
  const price = service ? priceFor(service, { animal, size, breed }) : null;
  const staff = specialists.filter(
    ({ salonId, serviceIds }) => salonId === salon?.id && service && serviceIds.includes(service.id),
  );
  const chosenTimes = salon && service && app.query.getQueryData(timesQuery(app, kind, salon.id, service.id).queryKey);
  const chosenTime = chosenTimes?.days
    .flatMap(({ day, intervals }) => intervals.map((interval) => ({ ...interval, day })))
    .find(({ startsAt }) => startsAt === choices.startsAt);

  const visitOf = (startsAt: string) => ({
    salonId: choices.salonId ?? 0,
    serviceId: choices.serviceId ?? 0,
    specialistId: choices.specialistId || null,
    startsAt,
  });

  /** The time is gone: another one is chosen, and everything else stays. */
  function timeIsGone(message: string) {
    forget();
    setChoices({ ...choices, startsAt: null });
    setStep('time');
    setFailure(message);
    if (salon && service) void app.query.invalidateQueries(timesQuery(app, kind, salon.id, service.id));
  }
  const isGone = (error: unknown) => error instanceof ApiError && error.failure?.code === 'slot_taken';

  async function chooseTime(startsAt: string) {
    setFailure('');
    try {
      await hold(visitOf(startsAt));
      const next = { ...choices, startsAt };
      setChoices(next);
      setStep(nextStep(next));
    } catch (error) {
      if (isGone(error)) timeIsGone(toFormMessage(error));
      else setFailure(toFormMessage(error));
    }
  }

  async function send(values: CheckedVisitor) {
    if (choices.startsAt === null) return setStep(nextStep(choices));
    const wanted = { ...values, ...visitOf(choices.startsAt), acceptPersonData: 'Y' as const };
    const text = JSON.stringify(wanted);
    // Sending the same again, when no answer arrived, is the same attempt: nothing is booked twice.
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    try {
      setVisit(await kind.book(app.api, wanted, attempt.current.key));
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'answered') attempt.current = { text: '', key: '' };
      if (!isGone(error)) throw error;
      return timeIsGone(toFormMessage(error));
    }
    forget();
    forgetDraft(kind);
    void app.query.invalidateQueries({ queryKey: ['mf-services', 'records'] });
  }

  function startAgain() {
    setVisit(null);
    form.setValue('petName', '');
    form.setValue('comment', '');
    setChoices({ ...choices, startsAt: null, serviceId: null });
    setStep('service');
  }

  if (visit) return <Booked kind={kind} visit={visit} onAgain={startAgain} />;
  const { words } = kind;
  const common = (name: StepName) => ({
    number: stepNames.indexOf(name) + 1,
    open: step === name,
    onOpen: stepNames.indexOf(name) <= stepNames.indexOf(nextStep(choices)) ? () => setStep(name) : undefined,
  });
  const today = chosenTimes?.days[0]?.day ?? '';
  return (
    <Form form={form} onSubmit={send} label="Запись" className={styles.flow}>
      <Step {...common('salon')} title={words.salon} chosen={salon?.name ?? null}>
        <ChoiceList
          items={salons.map(({ id, name, address, entrance }) => ({
            id,
            title: name,
            detail: `${address} ${entrance}`,
          }))}
          chosen={choices.salonId}
          onChoose={(salonId) => choose({ salonId })}
        />
      </Step>
      <Step
        {...common('service')}
        title="Услуга"
        chosen={service ? `${service.name}${price === null ? '' : `, ${formatPrice(price)}`}` : null}
      >
        <ServiceStep
          kind={kind}
          services={services.filter(({ id }) => salon?.serviceIds.includes(id))}
          chosen={choices.serviceId}
          onChoose={(serviceId) => choose({ serviceId })}
        />
      </Step>
      <Step
        {...common('specialist')}
        title={words.specialist}
        chosen={specialist?.name ?? (choices.specialistId === 0 ? words.anySpecialist : null)}
      >
        <ChoiceList
          items={[
            { id: 0, title: words.anySpecialist, detail: 'Больше свободного времени' },
            ...staff.map(({ id, name, position, picture }) => ({
              id,
              title: name,
              detail: position,
              picture: <Picture src={picture} alt="" ratio="1:1" sizes="56px" />,
            })),
          ]}
          chosen={choices.specialistId}
          onChoose={(specialistId) => choose({ specialistId })}
        />
      </Step>
      <Step
        {...common('time')}
        title="Время"
        chosen={chosenTime ? `${formatNearDate(chosenTime.day, today)}, ${chosenTime.time}` : null}
      >
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {choices.salonId !== null && choices.serviceId !== null && (
          <TimeStep
            kind={kind}
            salonId={choices.salonId}
            serviceId={choices.serviceId}
            specialistId={choices.specialistId ?? 0}
            chosen={choices.startsAt}
            busy={isHolding}
            onChoose={(startsAt) => void chooseTime(startsAt)}
            onAnySpecialist={() => choose({ specialistId: 0 })}
            onOtherSalon={() => setStep('salon')}
          />
        )}
      </Step>
      <Step {...common('visitor')} title="Питомец и контакты" chosen={null}>
        <VisitorStep price={price} heldMinutes={heldMinutes} />
      </Step>
    </Form>
  );
}
