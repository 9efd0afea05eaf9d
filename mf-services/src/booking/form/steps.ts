import type { Salon, Specialist } from '@zapovednik/api/services/calls/salon';
import type { Choices } from './booking-values';

export const stepNames = ['salon', 'service', 'specialist', 'time', 'visitor'] as const;
export type StepName = (typeof stepNames)[number];

/** The first step without a choice. */
export function nextStep({ salonId, serviceId, specialistId, startsAt, asksPet }: Choices): StepName {
  if (salonId === null) return 'salon';
  if (serviceId === null || asksPet) return 'service';
  if (specialistId === null) return 'specialist';
  return startsAt === null ? 'time' : 'visitor';
}

interface Lists {
  readonly salons: readonly Salon[];
  readonly specialists: readonly Specialist[];
}

/** Whether two choices are of the same salon, service and specialist; only these are compared that are told. */
export const isSameVisit = (choices: Choices, other: Partial<Choices>): boolean =>
  (['salonId', 'serviceId', 'specialistId'] as const).every(
    (name) => other[name] === undefined || other[name] === choices[name],
  );

/** The choices after a change: choices that no longer fit, and the time, are removed. The same choice again keeps the time. */
export function changedChoices(choices: Choices, changed: Partial<Choices>, { salons, specialists }: Lists): Choices {
  const next = { ...choices, ...(!isSameVisit(choices, changed) && { startsAt: null }), ...changed };
  const salon = salons.find(({ id }) => id === next.salonId);
  if (salon && next.serviceId !== null && !salon.serviceIds.includes(next.serviceId)) next.serviceId = null;
  const person = specialists.find(({ id }) => id === next.specialistId);
  const fits =
    person?.salonId === next.salonId && (next.serviceId === null || person?.serviceIds.includes(next.serviceId));
  // 0: any specialist; this is possible in every salon.
  if (next.specialistId && !fits) next.specialistId = null;
  return next;
}
