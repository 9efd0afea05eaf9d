import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Outbox } from '../outbox/outbox';

/** 3: answers as JSON. */
const json = z.union([z.literal('3'), z.literal(3)]);

const sending = z.object({
  login: z.string(),
  psw: z.string(),
  phones: z.string(),
  mes: z.string(),
  /** The client's own id of the message. */
  id: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
  fmt: json,
});
const question = z.object({ login: z.string(), psw: z.string(), phone: z.string(), id: z.string(), fmt: json });

/** Phones with this ending are unreachable. */
const REFUSED = '0000';
/** Milliseconds in which the same request is refused. */
const SAME_REQUEST = 60_000;
/** Delivered. */
const DELIVERED = 1;

const isWrong = ({ login, psw }: { login: string; psw: string }) => login !== 'sandbox' || psw !== 'sandbox';
const wrongLogin = { error: 'authorise error', error_code: 2 };

/**
 * SMS with smsc.ru's API (its HTTP API, `send.php` and `status.php`): code 1 wrong parameters, 2 wrong login, 3 unknown message, 8 cannot
 * be delivered, 9 the same request within a minute. Like the service, it sends a message with a known `id` again.
 */
export async function smsc(app: FastifyInstance, { outbox }: { outbox: Outbox }): Promise<void> {
  const ids = new Set<string>();
  const requests = new Map<string, number>();

  app.post('/sys/send.php', ({ body }) => {
    const given = sending.safeParse(body);
    if (!given.success) return { error: 'parameters error', error_code: 1 };
    const { phones, mes, id } = given.data;
    if (isWrong(given.data)) return wrongLogin;
    const to = phones.replace(/\D/g, '');
    if (to.endsWith(REFUSED)) return { error: "message can't be delivered", error_code: 8, id: 0 };
    const request = JSON.stringify([to, mes, id]);
    if (Date.now() - (requests.get(request) ?? 0) < SAME_REQUEST) return { error: 'duplicate request', error_code: 9 };
    requests.set(request, Date.now());
    const added = outbox.add({ channel: 'sms', to, text: mes });
    ids.add(`${to} ${id ?? added.id}`);
    return { id: id ?? added.id, cnt: 1 };
  });

  app.post('/sys/status.php', ({ body }) => {
    const given = question.safeParse(body);
    if (!given.success) return { error: 'parameters error', error_code: 1 };
    if (isWrong(given.data)) return wrongLogin;
    const { phone, id } = given.data;
    if (!ids.has(`${phone.replace(/\D/g, '')} ${id}`)) return { error: 'message not found', error_code: 3 };
    return { status: DELIVERED, last_date: new Date().toISOString(), err: 0 };
  });
}
