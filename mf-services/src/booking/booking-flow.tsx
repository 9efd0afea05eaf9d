import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useApp, useAtom } from 'shared-contracts/app';
import { ApiError } from 'shared-contracts/client';
import { formatNearDate } from 'shared-contracts/dates';
import { formatPrice } from 'shared-contracts/format';
import { type Appointment, visitorRules } from 'shared-contracts/services/calls/booking';
import { priceFor } from 'shared-contracts/services/calls/price';
import type { Salon, SalonService, Specialist } from 'shared-contracts/services/calls/salon';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { Picture } from 'shared-contracts/ui';
import { Form, toFormMessage, useZodForm } from 'shared-contracts/ui/field';
import type * as z from 'zod/mini';
import { timesQuery } from '../kinds/queries';
import type { ServiceKind } from '../kinds/service-kind';
import { Booked } from './booked';
import styles from './booking-flow.module.css';
import {
  type Choices,
  forgetDraft,
  initialValues,
  noChoices,
  readDraft,
  type VisitorInput,
  writeDraft,
} from './booking-values';
import { ChoiceList } from './choice-list';
import { ServiceStep } from './service-step';
import { Step } from './step';
import { TimeStep } from './time-step';
import { useHold } from './use-hold';
import { VisitorStep } from './visitor-step';

type StepName = 'salon' | 'service' | 'specialist' | 'time' | 'visitor';

interface BookingFlowProps {
  kind: ServiceKind;
  salons: readonly Salon[];
  services: readonly SalonService[];
  specialists: readonly Specialist[];
  /** What was pressed elsewhere on the page; a new object is a new press. */
  preset: Partial<Choices> | null;
}

/** The first step without a choice. */
function nextStep({ salonId, serviceId, specialistId, startsAt }: Choices): StepName {
  if (salonId === null) return 'salon';
  if (serviceId === null) return 'service';
  if (specialistId === null) return 'specialist';
  return startsAt === null ? 'time' : 'visitor';
}

/**
 * The booking of every kind of service: salon, service with its price, specialist, time, pet and contact (VET-03, GRM-03, HND-03). What
 * was chosen and typed stays in this tab until it is booked, whatever fails.
 */
export function BookingFlow({ kind, salons, services, specialists, preset }: BookingFlowProps) {
  const app = useApp();
  const session = useAtom(sessionAtom);
  const { userId } = session;
  const [choices, setChoices] = useState(noChoices);
  const [step, setStep] = useState<StepName>('salon');
  const [failure, setFailure] = useState('');
  const [visit, setVisit] = useState<Appointment | null>(null);
  const { hold, heldMinutes, isHolding, forget } = useHold();
  const attempt = useRef({ text: '', key: '' });
  const form = useZodForm<VisitorInput, z.output<typeof visitorRules>>(visitorRules, {
    defaultValues: initialValues(kind, session),
  });

  const restore = useEffectEvent(() => {
    const draft = readDraft(kind, userId);
    if (!draft) return;
    form.reset(draft.values);
    // A time that was held may be gone: it is chosen again.
    const restored = { ...draft.choices, startsAt: null };
    setChoices(restored);
    setStep(nextStep(restored));
  });
  useLayoutEffect(() => restore(), []);

  const lastUser = useRef(userId);
  const changeUser = useEffectEvent(() => {
    const last = lastUser.current;
    lastUser.current = userId;
    if (last === userId) return;
    if (last !== null) {
      forgetDraft(kind);
      form.reset(initialValues(kind, session));
      setChoices(noChoices);
      setStep('salon');
      return;
    }
    const known = { name: session.name, phone: session.phone, email: session.email };
    for (const name of ['name', 'phone', 'email'] as const) if (!form.getValues(name)) form.setValue(name, known[name]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has another form
  useEffect(() => changeUser(), [userId]);

  const store = useEffectEvent(() => writeDraft(kind, { userId, choices, values: form.getValues() }));
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is stored
  useEffect(() => {
    if (!isFirst.current) store();
    isFirst.current = false;
  }, [choices]);
  useEffect(() => {
    const { unsubscribe } = form.watch(() => store());
    return unsubscribe;
  }, [form]);

  const choose = (changed: Partial<Choices>) => {
    setFailure('');
    // What depends on a changed choice is chosen again.
    const next = { ...choices, startsAt: null, ...changed };
    const salon = salons.find(({ id }) => id === next.salonId);
    if (salon && next.serviceId !== null && !salon.serviceIds.includes(next.serviceId)) next.serviceId = null;
    const person = specialists.find(({ id }) => id === next.specialistId);
    const fits =
      person?.salonId === next.salonId && (next.serviceId === null || person?.serviceIds.includes(next.serviceId));
    if (next.specialistId && !fits) next.specialistId = null;
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

  async function send(values: z.output<typeof visitorRules>) {
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
  }

  function startAgain() {
    setVisit(null);
    form.setValue('petName', '');
    form.setValue('comment', '');
    setChoices({ ...choices, startsAt: null, serviceId: null });
    setStep('service');
  }

  if (visit) return <Booked visit={visit} onAgain={startAgain} />;
  const { words } = kind;
  const steps = ['salon', 'service', 'specialist', 'time', 'visitor'] as const;
  const common = (name: StepName) => ({
    number: steps.indexOf(name) + 1,
    open: step === name,
    onOpen: steps.indexOf(name) <= steps.indexOf(nextStep(choices)) ? () => setStep(name) : undefined,
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
