import * as z from 'zod/mini';
import { defineCommand } from '../platform/events/command';

/** Opens the city list drawer (LAY-50). */
export const openCityList = defineCommand({
  name: 'cityList:open',
  owner: 'shell',
  input: z.object({}),
  answer: z.object({}),
});

/** Shows a notification; without a text it reads «Возникла ошибка» (LAY-60). */
export const showNotification = defineCommand({
  name: 'notify',
  owner: 'shell',
  input: z.object({ text: z.optional(z.string()), kind: z.optional(z.enum(['info', 'success', 'error'])) }),
  answer: z.object({}),
});
