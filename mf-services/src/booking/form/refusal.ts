import { ApiError } from '@zapovednik/platform/client';
import { toFormError, toFormMessage } from '@zapovednik/ui/field';
import type { StepName } from './steps';

/** Why a press did not lead on, shown in the step where the customer can do something about it. */
export interface Refusal {
  readonly step: StepName;
  readonly message: string;
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.failure?.code : undefined);

/** The back end answered that the time is already booked. */
export const isTimeGone = (error: unknown) => codeOf(error) === 'slot_taken';

/** The back end has no price for this pet. */
const isPetRefused = (error: unknown) => codeOf(error) === 'not_for_animal';

/** The chosen salon, service or specialist does not exist any more. */
const isChoiceGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The answer is about a field of this form, where it will be shown. */
export const isAboutField = (error: unknown, fields: object) =>
  Object.keys(toFormError(error).fields ?? {}).some((name) => name in fields);

/** @param at the step of the press */
export function refusalOf(error: unknown, at: StepName): Refusal {
  const message = toFormMessage(error);
  if (isTimeGone(error)) return { step: 'time', message };
  if (isPetRefused(error)) return { step: 'service', message };
  if (isChoiceGone(error)) return { step: 'salon', message: `${message}. Мы обновили список: выберите ещё раз.` };
  return { step: at, message };
}
