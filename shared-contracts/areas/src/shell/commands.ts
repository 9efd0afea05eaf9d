import { defineCommand } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/** Opens the city list drawer (LAY-50). */
export const openCityList = defineCommand({
  name: 'cityList:open',
  owner: 'shell',
  input: z.object({}),
  answer: z.object({}),
});

export { showNotification } from '@zapovednik/platform/show-notification';
