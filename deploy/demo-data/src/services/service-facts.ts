import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';

const texts = z.array(z.string());
const time = z.string().check(z.regex(/^\d\d:\d\d$/));

/** Roubles: one price for each animal, or for dogs by size and for breeds whose coat takes longer. */
const prices = z.strictObject({
  dog: z.optional(z.number()),
  dogBySize: z.optional(z.strictObject({ small: z.number(), medium: z.number(), large: z.number() })),
  dogByBreed: z.optional(z.record(z.string(), z.number())),
  cat: z.optional(z.number()),
  other: z.optional(z.number()),
});
export type Prices = z.infer<typeof prices>;

/** A file of the folder `services`: what is offered, where and by whom. */
const serviceFacts = z.strictObject({
  salons: z.strictObject({
    title: z.string(),
    entrances: texts,
    /** Which of the city's shops, in their order, have one. */
    shops: z.array(z.int()),
  }),
  specialists: z.strictObject({
    role: z.enum(['vet', 'groomer', 'trainer']),
    /** How many work in each salon. */
    staff: z.array(z.int()),
    positions: texts,
    /** What they say of themselves; some sentences only a woman says. */
    about: z.array(z.strictObject({ text: z.string(), byWoman: z._default(z.boolean(), false) })),
    shifts: z.array(z.strictObject({ from: time, until: time })),
  }),
  services: z.array(z.strictObject({ name: z.string(), description: z.string(), minutes: z.int(), prices })),
});

const factsOf = (kind: ServiceKind) => ({ kind, ...readData(`services/${kind}.json`, serviceFacts) });

/** The kinds of services; their order and that in the files gives salons and services their ids. */
export const serviceKinds = [factsOf('vet'), factsOf('grooming'), factsOf('training')];
