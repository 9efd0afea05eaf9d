import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';

/** The way to a salon, with the shop's features that it mentions. */
const place = z.strictObject({ text: z.string(), features: z._default(z.array(z.string()), []) });
const time = z.string().check(z.regex(/^\d\d:\d\d$/));

/** Roubles: one price for each animal, or prices for dogs by size and for breeds whose coat needs more time. */
const prices = z.strictObject({
  dog: z.optional(z.number()),
  dogBySize: z.optional(z.strictObject({ small: z.number(), medium: z.number(), large: z.number() })),
  dogByBreed: z.optional(z.record(z.string(), z.number())),
  cat: z.optional(z.number()),
  other: z.optional(z.number()),
});
export type Prices = z.infer<typeof prices>;

/** A file of the folder `services`: the services, their places and specialists. */
const serviceFacts = z.strictObject({
  salons: z.strictObject({
    title: z.string(),
    entrances: z.array(place),
    /** Which of the city's shops have one, by their position. */
    shops: z.array(z.int()),
  }),
  specialists: z.strictObject({
    role: z.enum(['vet', 'groomer', 'trainer']),
    /** The number of specialists in each salon. */
    staff: z.array(z.int()),
    /** One for each of them. Some are only for women. */
    profiles: z.array(
      z.strictObject({ position: z.string(), about: z.string(), byWoman: z._default(z.boolean(), false) }),
    ),
    /** People whom texts name. */
    known: z.array(z.strictObject({ name: z.string(), isWoman: z._default(z.boolean(), false) })),
    shifts: z.array(z.strictObject({ from: time, until: time })),
  }),
  services: z.array(z.strictObject({ name: z.string(), description: z.string(), minutes: z.int(), prices })),
});

const factsOf = (kind: ServiceKind) => ({ kind, ...readData(`services/${kind}.json`, serviceFacts) });

/** The kinds of services. Their order and the order in the files determine the ids of salons and services. */
export const serviceKinds = [factsOf('vet'), factsOf('grooming'), factsOf('training')];
