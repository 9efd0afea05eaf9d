import * as z from 'zod/mini';
import { defineCall } from '../../call';

/** A session of the customer, on this device or on another one. */
const device = z.object({
  /** Identifies the session in these calls only; nobody can use it to continue the session. */
  key: z.string(),
  /** "Chrome, Windows"; '' if it is unknown. */
  name: z.string(),
  /** The city that was chosen there; '' if none. */
  city: z.string(),
  /** DD.MM.YYYY HH:MM, in the shop's time zone. */
  last_used: z.string(),
  /** The session of this call. */
  is_this: z.boolean(),
  /** An employee of the shop acts for the customer (SES-37). */
  on_behalf: z.boolean(),
});
export type DeviceAnswer = z.infer<typeof device>;

const devices = z.array(device);

const toDevice = ({ key, name, city, last_used, is_this, on_behalf }: DeviceAnswer) => ({
  key,
  name,
  city,
  lastUsed: last_used,
  isThis: is_this,
  isOnBehalf: on_behalf,
});
export type Device = ReturnType<typeof toDevice>;

const toDevices = (answer: z.infer<typeof devices>): readonly Device[] => answer.map(toDevice);

export const getDevices = defineCall({
  id: 'personal.user.devices',
  requirement: 'CAB-18',
  summary: 'Where the customer is signed in: this session first, then the others, the last used first',
  path: '/personal/user/devices/',
  writes: false,
  fails: [403],
  answer: devices,
  model: toDevices,
});

/** Does nothing for a session that has already ended or is not the customer's. */
export const endDevice = defineCall({
  id: 'personal.user.endDevice',
  requirement: 'CAB-18',
  summary: 'Signs the customer out on another device; answers those that are left',
  methods: ['POST'],
  path: '/personal/user/devices/end/',
  writes: true,
  fails: [403],
  body: z.object({ key: z.string().check(z.regex(/^[\w-]{22}$/, 'Неизвестное устройство')) }),
  answer: devices,
  model: toDevices,
});

export const endOtherDevices = defineCall({
  id: 'personal.user.endOtherDevices',
  requirement: 'CAB-18',
  summary: 'Signs the customer out on all other devices',
  methods: ['POST'],
  path: '/personal/user/devices/end_others/',
  writes: true,
  fails: [403],
  answer: devices,
  model: toDevices,
});
