import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Outbox } from '../outbox/outbox';

const request = z.object({
  login: z.string(),
  psw: z.string(),
  phones: z.string(),
  mes: z.string(),
  /** 3: answers as JSON. */
  fmt: z.union([z.literal('3'), z.literal(3)]),
});

/** Phones with this ending are unreachable. */
const REFUSED = '0000';

/** SMS with smsc.ru's API (its HTTP API, `send.php`): code 1 wrong parameters, 2 wrong login, 8 cannot be delivered. */
export async function smsc(app: FastifyInstance, { outbox }: { outbox: Outbox }): Promise<void> {
  app.post('/sys/send.php', ({ body }) => {
    const given = request.safeParse(body);
    if (!given.success) return { error: 'parameters error', error_code: 1 };
    const { login, psw, phones, mes } = given.data;
    if (login !== 'sandbox' || psw !== 'sandbox') return { error: 'authorise error', error_code: 2 };
    const to = phones.replace(/\D/g, '');
    if (to.endsWith(REFUSED)) return { error: "message can't be delivered", error_code: 8, id: 0 };
    return { id: outbox.add({ channel: 'sms', to, text: mes }).id, cnt: 1 };
  });
}
