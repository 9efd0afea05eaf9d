import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Outbox } from '../outbox/outbox';

const request = z.object({
  message: z.object({
    recipients: z.array(z.object({ email: z.string() })).check(z.minLength(1)),
    subject: z.string().check(z.minLength(1)),
    from_email: z.email(),
    body: z.object({ html: z.string(), plaintext: z.string() }),
  }),
});

/** Addresses of this domain are unreachable. */
const UNREACHABLE = '@unreachable.example';

/** Emails with Unisender Go's API (its Web API, `email/send.json`). The key is `sandbox`; error codes are the service's. */
export async function unisender(app: FastifyInstance, { outbox }: { outbox: Outbox }): Promise<void> {
  app.post('/email/send.json', ({ headers, body }, reply) => {
    if (headers['x-api-key'] !== 'sandbox') {
      return reply.code(401).send({ status: 'error', code: 102, message: 'User not found' });
    }
    const given = request.safeParse(body);
    if (!given.success) return reply.code(400).send({ status: 'error', code: 153, message: 'Malformed message' });
    const { recipients, subject, body: letter } = given.data.message;
    const emails = recipients.map(({ email }) => email);
    const reached = emails.filter((email) => z.email().safeParse(email).success && !email.endsWith(UNREACHABLE));
    if (reached.length === 0) {
      return reply.code(400).send({ status: 'error', code: 204, message: 'No valid recipients' });
    }
    const [job] = reached.map((to) => outbox.add({ channel: 'email', to, subject, text: letter.plaintext }));
    const failed = emails.filter((email) => !reached.includes(email)).map((email) => [email, 'invalid']);
    return {
      status: 'success',
      job_id: `sandbox-${job?.id}`,
      emails: reached,
      ...(failed.length > 0 && { failed_emails: Object.fromEntries(failed) }),
    };
  });
}
