import { defineCommand } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/** Opens the city list drawer (LAY-50). */
export const openCityList = defineCommand({
  name: 'cityList:open',
  owner: 'shell',
  /** `search`: the text with which the list opens, such as the name of a town. */
  input: z.object({ search: z.optional(z.string()) }),
  answer: z.object({}),
});

export { showNotification } from '@zapovednik/platform/show-notification';
