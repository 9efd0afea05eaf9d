import type { visitorRules } from '@zapovednik/api/services/calls/booking';
import type { SessionState } from '@zapovednik/areas/shell/atoms';
import * as z from 'zod/mini';
import type { ServiceDefinition } from '../../kinds/service-definition';

const choices = z.object({
  salonId: z.nullable(z.int()),
  serviceId: z.nullable(z.int()),
  /** Null: not chosen; 0: any. */
  specialistId: z.nullable(z.int()),
  startsAt: z.nullable(z.string()),
  /** The price of the service depends on the pet, which is still to be told or confirmed. */
  asksPet: z._default(z.boolean(), false),
});

/** The choices so far, step by step. */
export type Choices = z.output<typeof choices>;

export const noChoices: Choices = {
  ...{ salonId: null, serviceId: null, specialistId: null, startsAt: null },
  asksPet: false,
};

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

/** The values that a price depends on: they are asked where the service is chosen. */
export const petFields = ['animal', 'size', 'breed'] as const;

/** The data that is stored in the tab until the visit is booked. */
export const bookingDraft = z.object({ choices, values: typed });

/** The name of the draft of a service. */
export const draftOf = (kind: ServiceDefinition) => `mf-services/booking-${kind.name}`;

export const initialValues = (kind: ServiceDefinition, session: SessionState): VisitorInput => ({
  animal: kind.animals[0] ?? 'dog',
  ...{ size: '', breed: '', petName: '', comment: '', acceptPersonData: false },
  ...{ name: session.name, phone: session.phone, email: session.email },
});
