import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Outbox } from '../outbox/outbox';

const sending = z.object({
  /** E.164. */
  phone_number: z.string().check(z.regex(/^\+\d{10,15}$/)),
  code: z.string().check(z.regex(/^\d{4,8}$/)),
  /** Seconds. */
  ttl: z.optional(z.int().check(z.minimum(30), z.maximum(3600))),
});
const checking = z.object({ request_id: z.string(), code: z.optional(z.string()) });

/** Phones with this ending have no Telegram. */
const ABSENT = '0000';

interface Sent {
  readonly phone: string;
  readonly code: string;
}

const failed = (error: string) => ({ ok: false, error });
const seconds = () => Math.floor(Date.now() / 1000);

/**
 * Codes by Telegram with the API of its Gateway (gatewayapi.telegram.org): `sendVerificationMessage` with the shop's own code, and
 * `checkVerificationStatus`. The access token is `sandbox`.
 */
export async function telegram(app: FastifyInstance, { outbox }: { outbox: Outbox }): Promise<void> {
  const sent = new Map<string, Sent>();
  app.addHook('preHandler', async (request, reply) => {
    if (request.headers.authorization !== 'Bearer sandbox') return reply.send(failed('ACCESS_TOKEN_INVALID'));
  });

  app.post('/sendVerificationMessage', ({ body }) => {
    const given = sending.safeParse(body);
    if (!given.success) return failed('PARAMETERS_INVALID');
    const { phone_number, code } = given.data;
    if (phone_number.endsWith(ABSENT)) return failed('PHONE_NUMBER_NOT_AVAILABLE');
    const request_id = randomUUID();
    sent.set(request_id, { phone: phone_number, code });
    outbox.add({ channel: 'telegram', to: phone_number.slice(1), text: `Код подтверждения: ${code}` });
    return { ok: true, result: status(request_id, phone_number) };
  });

  app.post('/checkVerificationStatus', ({ body }) => {
    const given = checking.safeParse(body);
    const known = given.success ? sent.get(given.data.request_id) : undefined;
    if (!given.success || !known) return failed('REQUEST_ID_INVALID');
    const { request_id, code } = given.data;
    const verification_status = code && {
      status: code === known.code ? 'code_valid' : 'code_invalid',
      updated_at: seconds(),
      code_entered: code,
    };
    return { ok: true, result: { ...status(request_id, known.phone), ...(code && { verification_status }) } };
  });
}

const status = (request_id: string, phone_number: string) => ({
  request_id,
  phone_number,
  request_cost: 0.01,
  delivery_status: { status: 'sent', updated_at: seconds() },
});
