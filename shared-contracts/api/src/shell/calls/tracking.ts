import * as z from 'zod/mini';
import { defineCall } from '../../call';

const done = z.object({ done: z.literal(true) });
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(/^[\w.:-]+$/));

export const setMindboxData = defineCall({
  id: 'personal.user.mindboxSetData',
  requirement: 'API-70',
  summary: 'What the tracking service calls this browser',
  methods: ['POST'],
  path: '/personal/user/mindbox_set_data/',
  writes: true,
  body: z.object({ endpointid: name }),
  answer: done,
});

export const setCarrotId = defineCall({
  id: 'personal.user.setCarrotId',
  requirement: 'API-71',
  summary: 'What the chat calls this browser',
  methods: ['POST'],
  path: '/personal/user/set_carrot_id/',
  writes: true,
  body: z.object({ id: name }),
  answer: done,
});

/** Only for the user's own id: with another user's hash, somebody could impersonate that user in the chat. */
export const getChatHash = defineCall({
  id: 'carrotQuest.getHash',
  requirement: 'API-72',
  summary: 'Proves to the chat who the customer is',
  path: '/CarrotQuest/Api/getHash/',
  writes: false,
  fails: [404],
  query: z.object({ userId: z.string().check(z.regex(/^\d{1,9}$/, 'Ожидается номер клиента')) }),
  answer: z.object({ hash: z.string() }),
});

/** Answers without waiting for the chat, because the user does not need its result. */
export const chatEvent = defineCall({
  id: 'carrotquest.events',
  requirement: 'API-73',
  summary: 'Tells the chat what the visitor did',
  path: '/carrotquest/events/{event}/',
  writes: true,
  params: z.object({ event: z.enum(['gotoGooglePlay', 'gotoVk', 'gotoAppStore', 'gotoCheckout']) }),
  answer: done,
});

export const checkMindboxConfirm = defineCall({
  id: 'personal.user.checkMindboxConfirm',
  requirement: 'API-88',
  summary: 'Whether the tracking service knows the customer',
  path: '/personal/user/checkMindboxConfirm/',
  writes: false,
  answer: z.object({ confirmed: z.boolean() }),
});
