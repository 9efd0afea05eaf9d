import * as z from 'zod/mini';
import { askPartner, PartnerError } from '../protocol/ask-partner';
import type { Telegram } from './telegram';

const answer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: z.object({ request_id: z.string() }) }),
  z.object({ ok: z.literal(false), error: z.string() }),
]);

interface GatewayAccount {
  /** `https://gatewayapi.telegram.org`, without a slash at the end. */
  readonly url: string;
  readonly token: string;
}

/** Codes through the Telegram Gateway API: `sendVerificationMessage` with a code of our own, and `checkVerificationStatus`. */
export function telegramGateway({ url, token }: GatewayAccount): Telegram {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  async function ask(method: string, parameters: object): Promise<string> {
    const init = { method: 'POST', headers, body: JSON.stringify(parameters) };
    const answered = await askPartner('telegram', `${url}/${method}`, init, answer);
    if (!answered.ok) throw new PartnerError('telegram', `refused: ${answered.error}`);
    return answered.result.request_id;
  }

  return {
    sendCode: (phone, code, ttl) => ask('sendVerificationMessage', { phone_number: `+${phone}`, code, ttl }),
    async confirm(request_id, code) {
      await ask('checkVerificationStatus', { request_id, code });
    },
  };
}
