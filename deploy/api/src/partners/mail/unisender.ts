import * as z from 'zod/mini';
import { askPartner, PartnerError } from '../protocol/ask-partner';
import type { Mail } from './mail';

const answer = z.object({ status: z.string(), emails: z._default(z.array(z.string()), []) });

interface UnisenderAccount {
  /** `https://go1.unisender.ru/ru/transactional/api/v1`, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  /** The sender's address. */
  readonly from: string;
}

/**
 * Emails through Unisender Go: its Web API, `POST email/send.json`. Links are not rewritten and readers are not
 * tracked. A repeated `idempotence_key` gets the first answer, and no second email is sent.
 */
export const unisender = ({ url, key: apiKey, from }: UnisenderAccount): Mail => ({
  async send({ to, subject, text, html, headers, attachments = [], key }) {
    const message = {
      recipients: [{ email: to }],
      subject,
      from_email: from,
      from_name: 'Заповедник',
      body: { plaintext: text, html },
      track_links: 0,
      track_read: 0,
      ...(headers && { headers }),
      ...(attachments.length > 0 && {
        attachments: attachments.map((file) => ({
          name: file.name,
          type: file.type,
          content: Buffer.from(file.text).toString('base64'),
        })),
      }),
      ...(key && { idempotence_key: key }),
    };
    const init = {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ message }),
    };
    const { status, emails } = await askPartner('unisender', `${url}/email/send.json`, init, answer);
    if (status !== 'success' || emails.length === 0) throw new PartnerError('unisender', `refused: ${status}`);
  },
});
