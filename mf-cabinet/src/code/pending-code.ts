import type { CodeSent } from '@zapovednik/api/cabinet/models/code-sent';
import { tabMemory } from '@zapovednik/platform/storage';
import * as z from 'zod/mini';

const PURPOSES = ['signIn', 'signUp', 'recovery', 'phone', 'proof', 'deletion', 'findOrder', 'guestData'] as const;
/** The purposes of a code; each has at most one pending code. */
export type CodePurpose = (typeof PURPOSES)[number];

const channel = z.enum(['sms', 'telegram', 'email']);
/** The channel by which a code is sent. */
export type Channel = z.infer<typeof channel>;
/** How a code is sent to a phone. */
export type PhoneChannel = Exclude<Channel, 'email'>;

/** The channel as text: «код отправлен …». */
export const channelText: Record<Channel, string> = { sms: 'по СМС', telegram: 'в Telegram', email: 'письмом' };

const pendingCode = z.object({
  /** Eleven digits that begin with 7; by e-mail an address. */
  phone: z.string().check(z.regex(/^7\d{10}$|@/)),
  channel,
  /** The number of the order that a guest wants to find. */
  order: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  /** When another code can be requested, and when this one expires; milliseconds since 1970. */
  resendAt: z.number(),
  expiresAt: z.number(),
});
/** A pending code: everything about it except the code itself. */
export type PendingCode = z.infer<typeof pendingCode>;

/** Converts the server's answer to times of this browser's clock. */
export const pendingFrom = (sent: CodeSent, phone: string, way: Channel, order?: string): PendingCode => ({
  phone,
  channel: way,
  ...(order !== undefined && { order }),
  resendAt: Date.now() + sent.resendAfter * 1000,
  expiresAt: Date.now() + sent.expiresIn * 1000,
});

const keyOf = (purpose: CodePurpose) => `zapovednik:code:${purpose}`;

/** The code that this tab waits for, also after a reload; null if there is none, or it has expired. */
export function readPendingCode(purpose: CodePurpose): PendingCode | null {
  const pending = tabMemory.read(keyOf(purpose), pendingCode);
  return pending && pending.expiresAt > Date.now() ? pending : null;
}

/** Stores the pending code; null removes it. */
export function storePendingCode(purpose: CodePurpose, pending: PendingCode | null): void {
  if (pending) tabMemory.write(keyOf(purpose), pending);
  else tabMemory.forget(keyOf(purpose));
}

/** Removes all pending codes, after a sign-in or sign-out. */
export const forgetPendingCodes = (): void => {
  for (const purpose of PURPOSES) storePendingCode(purpose, null);
};
