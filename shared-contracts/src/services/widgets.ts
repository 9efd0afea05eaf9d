import * as z from 'zod/mini';
import { defineWidget } from '../platform/widgets/descriptor';

/** Offers of vets, groomers and trainers; the default location only. */
export const servicesTeasers = defineWidget({ name: 'services-teasers', owner: 'mf-services', props: z.object({}) });
