import { defineEvent } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/** A city was chosen; the page reloads under its host (CIT-21). */
export const cityChanged = defineEvent({
  name: 'city:changed',
  owner: 'shell',
  payload: z.object({ locationId: z.int().check(z.positive()) }),
});

/** The user of this session has changed: signed in, signed out or expired. The cabinet emits it too. */
export const sessionChanged = defineEvent({
  name: 'session:changed',
  owner: 'shell',
  payload: z.object({ authorized: z.boolean() }),
});

/** The user has changed their own name, phone or e-mail; the session stays the same. The cabinet emits it. */
export const userChanged = defineEvent({ name: 'user:changed', owner: 'shell', payload: z.object({}) });
