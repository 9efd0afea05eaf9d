import { defineEvent } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/** The user of this session has changed: signed in, signed out or expired. The cabinet emits it too. */
export const sessionChanged = defineEvent({
  name: 'session:changed',
  owner: 'shell',
  payload: z.object({ authorized: z.boolean() }),
});

/** The user has changed their own name, phone or e-mail; the session stays the same. The cabinet emits it. */
export const userChanged = defineEvent({ name: 'user:changed', owner: 'shell', payload: z.object({}) });
