import * as z from 'zod/mini';
import { defineWidget } from '../platform/widgets/descriptor';

/** What the vets, groomers and trainers offer; the default location only. */
export const servicesTeasers = defineWidget({ name: 'services-teasers', owner: 'mf-services', props: z.object({}) });
