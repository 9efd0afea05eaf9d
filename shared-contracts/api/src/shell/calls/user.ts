import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toUser, toUserSession } from '../models/user';
import { user, userSession } from '../wire/user';

/**
 * The only call that reads the session cookie, and only from our own pages. It creates a session if there is none
 * (architecture.md, section 2).
 */
export const isAuth = defineCall({
  id: 'personal.user.isAuth',
  requirement: 'API-67',
  summary: 'The session of this browser',
  path: '/personal/user/is_auth/',
  writes: false,
  fails: [403, 429],
  query: z.object({ site: z.optional(z.string()) }),
  answer: userSession,
  model: toUserSession,
});

export const logout = defineCall({
  id: 'personal.user.logout',
  requirement: 'API-68',
  summary: 'Ends the session and begins an anonymous one, which is answered',
  path: '/personal/user/logout/',
  writes: true,
  renewsSession: true,
  answer: userSession,
  model: toUserSession,
});

export const getUser = defineCall({
  id: 'personal.user.get',
  requirement: 'API-89',
  summary: 'The signed-in customer',
  path: '/personal/user/get/',
  writes: false,
  answer: user,
  model: toUser,
});
