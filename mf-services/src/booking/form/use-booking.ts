import type { BookedVisit } from '@zapovednik/api/services/calls/booking';
import { useApp } from '@zapovednik/platform/app';
import { forgetDraft } from '@zapovednik/platform/draft';
import { useEffect, useEffectEvent, useState } from 'react';
import { timesQuery } from '../../kinds/queries';
import type { ServiceDefinition } from '../../kinds/service-definition';
import { type Choices, draftOf, noChoices } from './booking-values';
import { type BookingLists, chosenVisit, toVisit } from './chosen-visit';
import { isAboutField, isTimeGone, type Refusal, refusalOf } from './refusal';
import { changedChoices, isSameVisit, nextStep, type StepName } from './steps';
import { type CheckedVisitor, useBookingForm } from './use-booking-form';
import { useHold } from './use-hold';
import { usePet } from './use-pet';
import { useSendVisit } from './use-send-visit';

interface BookingOptions {
  readonly kind: ServiceDefinition;
  readonly lists: BookingLists;
  /** A choice that was clicked elsewhere on the page; a new object is a new click. */
  readonly preset: Partial<Choices> | null;
}

/** The state of a booking: the choices, the open step, the held time, the refusal, and the booked visit. */
export function useBooking({ kind, lists, preset }: BookingOptions) {
  const app = useApp();
  const { form, choices, setChoices } = useBookingForm(kind);
  /** Opened by «Изменить» or by a refusal; null: the first step without a choice. */
  const [opened, setOpened] = useState<StepName | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [visit, setVisit] = useState<BookedVisit | null>(null);
  const { hold, forget, ...held } = useHold();
  const sendVisit = useSendVisit(kind);
  const { serviceId } = choices;
  const pet = usePet({
    ...{ kind, form, services: lists.services },
    onRefused: () => setOpened('service'),
    onChange() {
      setRefusal(null);
      if (serviceId !== null && !pet.hasPrice(serviceId)) setChoices({ ...choices, asksPet: true });
    },
  });

  function change(next: Choices) {
    setRefusal(null);
    setChoices(next);
    setOpened(null);
  }
  const choose = (changed: Partial<Choices>) => change(changedChoices(choices, changed, lists));

  function chooseService(id: number) {
    const asksPet = !pet.hasPrice(id);
    choose({ serviceId: id, asksPet });
    if (asksPet) pet.ask(id);
  }

  /** «Дальше»: everything that the price depends on is told. */
  function confirmPet() {
    if (serviceId === null) return;
    if (pet.hasPrice(serviceId)) change({ ...choices, asksPet: false });
    else pet.ask(serviceId);
  }

  const applyPreset = useEffectEvent(() => {
    if (!preset) return;
    const service = lists.services.find(({ id }) => id === preset.serviceId);
    if (service) pet.fit(service.id);
    setVisit(null);
    const asksPet = (service?.prices.length ?? 0) > 1;
    const wanted = changedChoices(choices, { ...noChoices, ...preset, asksPet }, lists);
    change({ ...wanted, startsAt: null });
    if (wanted.startsAt !== null) void chooseTime(wanted.startsAt, wanted);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object is a new press
  useEffect(() => applyPreset(), [preset]);

  /** Opens the step in which the customer can do something about it. Everything else stays. */
  function refuse(error: unknown, at: StepName, of = choices) {
    const why = refusalOf(error, at);
    setRefusal(why);
    setOpened(why.step);
    // Salons and prices are not as they were read.
    if (why.step === 'salon' || why.step === 'service')
      void app.query.invalidateQueries({ queryKey: ['mf-services', kind.name] });
    if (!isTimeGone(error)) return;
    forget();
    setChoices((now) => ({ ...now, startsAt: null }));
    if (of.salonId && of.serviceId) void app.query.invalidateQueries(timesQuery(app, kind, of.salonId, of.serviceId));
  }

  /** @param of the choices, when they were made by the same press */
  async function chooseTime(startsAt: string, of = choices) {
    setRefusal(null);
    try {
      await hold(toVisit(of, startsAt));
    } catch (error) {
      return refuse(error, 'time', of);
    }
    // Another choice may have been made meanwhile, which this time does not fit.
    setChoices((now) => (isSameVisit(now, of) ? { ...now, startsAt } : now));
    setOpened(null);
  }

  async function send(values: CheckedVisitor) {
    if (choices.startsAt === null) return setOpened(nextStep(choices));
    setRefusal(null);
    try {
      setVisit(await sendVisit(values, toVisit(choices, choices.startsAt)));
    } catch (error) {
      if (isAboutField(error, values)) throw error;
      return refuse(error, 'visitor');
    }
    forget();
    forgetDraft(draftOf(kind));
    void app.query.invalidateQueries({ queryKey: ['mf-services', 'visits'] });
  }

  function startAgain() {
    setVisit(null);
    form.setValue('petName', '');
    form.setValue('comment', '');
    change({ ...choices, startsAt: null, serviceId: null });
  }

  return {
    ...{ form, choices, visit, refusal, ...held, step: opened ?? nextStep(choices), setStep: setOpened },
    ...{ choose, chooseService, confirmPet, chooseTime, send, startAgain },
    chosen: chosenVisit(choices, pet.pet, lists),
  };
}
