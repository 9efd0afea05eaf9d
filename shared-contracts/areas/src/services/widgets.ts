import { defineWidget } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/** Offers of vets, groomers and trainers; the default location only. */
export const servicesTeasers = defineWidget({ name: 'services-teasers', owner: 'mf-services', props: z.object({}) });

/** The visits of a signed-in customer to vets, groomers and trainers: future visits and the history (CAB-24). */
export const ownVisits = defineWidget({ name: 'own-visits', owner: 'mf-services', props: z.object({}) });

/** The next visit of a signed-in customer; nothing if none is ahead. It reads what the list of visits reads. */
export const nextVisit = defineWidget({ name: 'next-visit', owner: 'mf-services', props: z.object({}) });

/** One visit of a signed-in customer (CAB-25). */
export const ownVisit = defineWidget({
  name: 'own-visit',
  owner: 'mf-services',
  props: z.object({
    /** Kind and number: "vet-77". */
    code: z.string(),
  }),
});
