import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookGrooming, getGroomingIntervals } from '@zapovednik/api/services/calls/gruming';
import { bookTraining, getTrainingIntervals } from '@zapovednik/api/services/calls/handling';
import { holdVisit, releaseVisit } from '@zapovednik/api/services/calls/hold';
import { bookVet, getVetIntervals } from '@zapovednik/api/services/calls/vet';
import { createTestApp, fixtures, renderWithApp, type TestApp } from '@zapovednik/testing';
import { BookingFlow } from '../booking/booking-flow';
import type { Choices } from '../booking/form/booking-values';
import type { ServiceDefinition } from '../kinds/service-definition';
import { vetKind } from '../kinds/vet';

const held = { specialistId: 1, heldUntil: new Date(Date.now() + 600_000).toISOString() };

/**
 * The booking of one kind of service, with a back end that has free times and accepts bookings.
 *
 * @param preset what was pressed elsewhere on the page
 */
export function startBooking(
  kind: ServiceDefinition = vetKind,
  app: TestApp = createTestApp(),
  preset: Partial<Choices> | null = null,
) {
  for (const call of [getVetIntervals, getGroomingIntervals, getTrainingIntervals])
    app.backEnd.answer(call, fixtures.freeTimes());
  app.backEnd.answer(holdVisit, held);
  app.backEnd.answer(releaseVisit, {});
  for (const call of [bookVet, bookGrooming, bookTraining]) app.backEnd.answer(call, fixtures.visit());
  const lists = { salons: fixtures.salons(), services: fixtures.salonServices(), specialists: fixtures.specialists() };
  return { ...renderWithApp(<BookingFlow kind={kind} {...lists} preset={preset} />, { app }), app };
}

export const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
export const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
/** The inputs of a call, in order. */
export const asked = ({ backEnd }: TestApp, id: string) =>
  backEnd.asked.filter((call) => call.id === id).map(({ input }) => input);

export async function chooseTime(specialist: RegExp = /^Вера Лисина/) {
  await press(/^Салон на Ленина/);
  await press(/^Осмотр/);
  await press(specialist);
  await press('09:00');
}

export async function fill() {
  await type('Кличка питомца', 'Рекс');
  await type('Ваше имя', 'Иван');
  await type('Телефон', '9225550001');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Согласен на/ }));
}
