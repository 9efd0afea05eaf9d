import * as z from 'zod/mini';
import { defineCommand } from '../platform/events/command';

/** Opens the city list drawer (LAY-50). */
export const openCityList = defineCommand({
  name: 'cityList:open',
  owner: 'shell',
  input: z.object({}),
  answer: z.object({}),
});

export { showNotification } from '../platform/app/show-notification';
