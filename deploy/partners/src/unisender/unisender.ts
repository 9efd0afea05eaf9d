import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Outbox } from '../outbox/outbox';

const request = z.object({
  message: z.object({
    recipients: z.array(z.object({ email: z.string() })).check(z.minLength(1)),
    subject: z.string().check(z.minLength(1)),
    from_email: z.email(),
    body: z.object({ html: z.string(), plaintext: z.string() }),
    headers: z.optional(z.record(z.string(), z.string())),
    /** Names without slashes; contents in base64, at most 7 MB. */
    attachments: z.optional(
      z.array(
        z.object({
          name: z.string().check(z.regex(/^[^/]+$/)),
          type: z.string(),
          content: z.base64().check(z.maxLength(7_000_000)),
        }),
      ),
    ),
    idempotence_key: z.optional(z.string().check(z.maxLength(64))),
  }),
});

/** Addresses of this domain are unreachable. */
const UNREACHABLE = '@unreachable.example';

interface Answer {
  readonly status: 'success';
  readonly job_id: string;
  readonly emails: readonly string[];
  readonly failed_emails?: Readonly<Record<string, string>>;
}

/**
 * Emails with Unisender Go's API (its Web API, `email/send.json`). The key is `sandbox`; error codes are the service's. A known
 * `idempotence_key` gets the first answer again.
 */
export async function unisender(app: FastifyInstance, { outbox }: { outbox: Outbox }): Promise<void> {
  const answers = new Map<string, Answer>();

  app.post('/email/send.json', ({ headers, body }, reply) => {
    if (headers['x-api-key'] !== 'sandbox') {
      return reply.code(401).send({ status: 'error', code: 102, message: 'User not found' });
    }
    const given = request.safeParse(body);
    if (!given.success) return reply.code(400).send({ status: 'error', code: 153, message: 'Malformed message' });
    const {
      recipients,
      subject,
      body: letter,
      headers: further,
      attachments,
      idempotence_key: key,
    } = given.data.message;
    const known = key && answers.get(key);
    if (known) return known;
    const emails = recipients.map(({ email }) => email);
    const reached = emails.filter((email) => z.email().safeParse(email).success && !email.endsWith(UNREACHABLE));
    if (reached.length === 0) {
      return reply.code(400).send({ status: 'error', code: 204, message: 'No valid recipients' });
    }
    const [job] = reached.map((to) =>
      outbox.add({
        channel: 'email',
        to,
        subject,
        text: letter.plaintext,
        html: letter.html,
        ...(further && { headers: further }),
        ...(attachments && {
          attachments: attachments.map(({ name, type, content }) => ({
            name,
            type,
            text: Buffer.from(content, 'base64').toString(),
          })),
        }),
      }),
    );
    const failed = emails.filter((email) => !reached.includes(email)).map((email) => [email, 'invalid']);
    const answer: Answer = {
      status: 'success',
      job_id: `sandbox-${job?.id}`,
      emails: reached,
      ...(failed.length > 0 && { failed_emails: Object.fromEntries(failed) }),
    };
    if (key) answers.set(key, answer);
    return answer;
  });
}
