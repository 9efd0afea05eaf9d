import * as z from 'zod/mini';
import { defineCommand } from '../events/command';

/** Shows a notification. The default text is «Возникла ошибка» (LAY-60); the hint is a second sentence about what to do. */
export const showNotification = defineCommand({
  name: 'notify',
  owner: 'shell',
  input: z.object({
    text: z.optional(z.string()),
    hint: z.optional(z.string()),
    kind: z.optional(z.enum(['info', 'success', 'error'])),
  }),
  answer: z.object({}),
});
