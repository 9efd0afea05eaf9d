import * as z from 'zod/mini';
import { defineWidget } from '../platform/widgets/descriptor';

/** Offers of vets, groomers and trainers; the default location only. */
export const servicesTeasers = defineWidget({ name: 'services-teasers', owner: 'mf-services', props: z.object({}) });

/** The visits of a signed-in customer, to vets, groomers and trainers: ahead, and the history (CAB-24). */
export const visitRecords = defineWidget({ name: 'visit-records', owner: 'mf-services', props: z.object({}) });

/** One visit of a signed-in customer (CAB-25). */
export const visitRecord = defineWidget({
  name: 'visit-record',
  owner: 'mf-services',
  props: z.object({
    /** Kind and number: "vet-77". */
    code: z.string(),
  }),
});
