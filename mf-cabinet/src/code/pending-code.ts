import type { CodeSent } from 'shared-contracts/cabinet/calls/sign-in';
import { tabMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';

const PURPOSES = ['signIn', 'signUp', 'recovery'] as const;
/** What a code was asked for: each has one under way at most. */
export type CodePurpose = (typeof PURPOSES)[number];

const channel = z.enum(['sms', 'telegram']);
/** The way that a code goes. */
export type Channel = z.infer<typeof channel>;

/** How a code goes: «код отправлен …». */
export const wayOf: Record<Channel, string> = { sms: 'по SMS', telegram: 'в Telegram' };

const pendingCode = z.object({
  /** Eleven digits from 7 on. */
  phone: z.string().check(z.regex(/^7\d{10}$/)),
  channel,
  /** When another one may be asked for, and when this one is worth nothing any more; milliseconds since 1970. */
  resendAt: z.number(),
  expiresAt: z.number(),
});
/** A code that is under way: everything of it but the code itself. */
export type PendingCode = z.infer<typeof pendingCode>;

/** What the server's answer means on this clock. */
export const pendingFrom = (sent: CodeSent, phone: string, way: Channel): PendingCode => ({
  phone,
  channel: way,
  resendAt: Date.now() + sent.resend_after * 1000,
  expiresAt: Date.now() + sent.expires_in * 1000,
});

const keyOf = (purpose: CodePurpose) => `zapovednik:code:${purpose}`;

/** The code that this tab waits for, also after a reload; null when there is none, or it is too old. */
export function readPendingCode(purpose: CodePurpose): PendingCode | null {
  const pending = tabMemory.read(keyOf(purpose), pendingCode);
  return pending && pending.expiresAt > Date.now() ? pending : null;
}

/** Remembers what is waited for; null forgets it. */
export function storePendingCode(purpose: CodePurpose, pending: PendingCode | null): void {
  if (pending) tabMemory.write(keyOf(purpose), pending);
  else tabMemory.forget(keyOf(purpose));
}

/** Nothing is waited for any more: somebody is signed in. */
export const forgetPendingCodes = (): void => {
  for (const purpose of PURPOSES) storePendingCode(purpose, null);
};
