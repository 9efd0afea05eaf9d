import type { visitorRules } from 'shared-contracts/services/calls/booking';
import type { SessionState } from 'shared-contracts/shell/atoms';
import { tabMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';
import type { ServiceKind } from '../kinds/service-kind';

const choices = z.object({
  salonId: z.nullable(z.int()),
  serviceId: z.nullable(z.int()),
  /** Null: not chosen; 0: any. */
  specialistId: z.nullable(z.int()),
  startsAt: z.nullable(z.string()),
});

/** What was chosen so far, step by step. */
export type Choices = z.output<typeof choices>;

export const noChoices: Choices = { salonId: null, serviceId: null, specialistId: null, startsAt: null };

/** The typed values as they are while a person types. */
export type VisitorInput = z.input<typeof visitorRules>;

const typed = z.object({
  animal: z.enum(['dog', 'cat', 'other']),
  size: z.enum(['', 'small', 'medium', 'large']),
  breed: z.string(),
  petName: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  comment: z.string(),
  acceptPersonData: z.boolean(),
});

/** Who typed it: the id of the signed-in user, or null of a guest. */
const draft = z.object({ userId: z.nullable(z.int()), choices, values: typed });
type Draft = z.output<typeof draft>;

const nameOf = (kind: ServiceKind) => `booking-${kind.name}`;

export const initialValues = (kind: ServiceKind, session: SessionState): VisitorInput => ({
  animal: kind.animals[0] ?? 'dog',
  ...{ size: '', breed: '', petName: '', comment: '', acceptPersonData: false },
  ...{ name: session.name, phone: session.phone, email: session.email },
});

/** The draft of this tab, unless another person typed it; it survives a reload and a sign-in. */
export function readDraft(kind: ServiceKind, userId: number | null): Draft | null {
  const stored = tabMemory.read(nameOf(kind), draft);
  return stored && (stored.userId === null || stored.userId === userId) ? stored : null;
}

export const writeDraft = (kind: ServiceKind, stored: Draft): void => void tabMemory.write(nameOf(kind), stored);
export const forgetDraft = (kind: ServiceKind): void => tabMemory.forget(nameOf(kind));
