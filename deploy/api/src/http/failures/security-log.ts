import type { Call } from '@zapovednik/api/call';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { networkOf } from '../askers/identify';

/** Errors that may be an attack, by their stable code. */
const SUSPICIOUS: ReadonlySet<string> = new Set([
  'captcha',
  'forbidden',
  'foreign',
  'on_behalf',
  'too_many',
  'wrong_code',
  'wrong_hash',
  'wrong_password',
  'wrong_token',
]);

/** The session and its owner, from the answer of a call that renews the session. */
const answered = z.object({ session_id: z.string(), user_id: z.nullish(z.number()) });

/** The path pattern of the call, because a path may contain a secret, and the network (OWASP ASVS 16.2). */
const circumstances = (request: FastifyRequest) => ({
  call: request.routeOptions.url,
  network: networkOf(request),
});

/** Logs a refused attempt: a wrong password or code, a missing permission, too many attempts (OWASP ASVS 16.3). */
export function logRefusal(request: FastifyRequest, code: string | undefined): void {
  if (code === undefined || !SUSPICIOUS.has(code)) return;
  request.log.warn({ event: 'refused', reason: code, ...circumstances(request) }, 'security');
}

/** Logs that a session got a new id: a sign-in, a registration, a new password or contact, a session on behalf of a customer. */
export function logNewSession(request: FastifyRequest, { renewsSession }: Call, answer: unknown): void {
  if (!renewsSession) return;
  const { session_id, user_id: customer = null } = answered.parse(answer);
  // A change of own data without a new contact keeps the session id.
  if (session_id === request.headers.authorization) return;
  request.log.info({ event: 'new session', customer, ...circumstances(request) }, 'security');
}
