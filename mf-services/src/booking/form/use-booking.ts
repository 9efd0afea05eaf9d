import type { BookedVisit } from '@zapovednik/api/services/calls/booking';
import { useApp } from '@zapovednik/platform/app';
import { forgetDraft } from '@zapovednik/platform/draft';
import { toFormMessage } from '@zapovednik/ui/field';
import { useEffect, useEffectEvent, useState } from 'react';
import { timesQuery } from '../../kinds/queries';
import type { ServiceDefinition } from '../../kinds/service-definition';
import { type Choices, draftOf, noChoices } from './booking-values';
import { type BookingLists, toVisit } from './chosen-visit';
import { changedChoices, nextStep } from './steps';
import { type CheckedVisitor, useBookingForm } from './use-booking-form';
import { useHold } from './use-hold';
import { isTimeGone, useSendVisit } from './use-send-visit';

interface BookingOptions {
  readonly kind: ServiceDefinition;
  readonly lists: BookingLists;
  /** A choice that was clicked elsewhere on the page; a new object is a new click. */
  readonly preset: Partial<Choices> | null;
}

/** The state of a booking: the choices, the open step, the held time, the failure, and the booked visit. */
export function useBooking({ kind, lists, preset }: BookingOptions) {
  const app = useApp();
  const { form, choices, setChoices, step, setStep } = useBookingForm(kind);
  const [failure, setFailure] = useState('');
  const [visit, setVisit] = useState<BookedVisit | null>(null);
  const { hold, heldMinutes, isHolding, forget } = useHold();
  const sendVisit = useSendVisit(kind);

  const choose = (changed: Partial<Choices>) => {
    setFailure('');
    const next = changedChoices(choices, changed, lists);
    setChoices(next);
    setStep(nextStep(next));
  };
  const applyPreset = useEffectEvent(() => {
    if (preset) choose({ ...noChoices, ...preset });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object is a new press
  useEffect(() => applyPreset(), [preset]);

  /** The time is no longer free: the customer chooses another one, and everything else stays. */
  function timeIsGone(message: string) {
    const { salonId, serviceId } = choices;
    forget();
    setChoices({ ...choices, startsAt: null });
    setStep('time');
    setFailure(message);
    if (salonId && serviceId) void app.query.invalidateQueries(timesQuery(app, kind, salonId, serviceId));
  }

  async function chooseTime(startsAt: string) {
    setFailure('');
    try {
      await hold(toVisit(choices, startsAt));
      const next = { ...choices, startsAt };
      setChoices(next);
      setStep(nextStep(next));
    } catch (error) {
      if (isTimeGone(error)) timeIsGone(toFormMessage(error));
      else setFailure(toFormMessage(error));
    }
  }

  async function send(values: CheckedVisitor) {
    if (choices.startsAt === null) return setStep(nextStep(choices));
    try {
      setVisit(await sendVisit(values, toVisit(choices, choices.startsAt)));
    } catch (error) {
      if (!isTimeGone(error)) throw error;
      return timeIsGone(toFormMessage(error));
    }
    forget();
    forgetDraft(draftOf(kind));
    void app.query.invalidateQueries({ queryKey: ['mf-services', 'visits'] });
  }

  function startAgain() {
    setVisit(null);
    form.setValue('petName', '');
    form.setValue('comment', '');
    setChoices({ ...choices, startsAt: null, serviceId: null });
    setStep('service');
  }

  return {
    ...{ form, choices, step, setStep, failure, visit, heldMinutes, isHolding },
    ...{ choose, chooseTime, send, startAgain },
  };
}
