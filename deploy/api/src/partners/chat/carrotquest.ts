import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { askPartner } from '../protocol/ask-partner';
import type { Chat } from './chat';

const answer = z.object({ meta: z.object({ status: z.literal(200) }) });

interface CarrotAccount {
  /** `https://api.carrotquest.io`, without a slash at the end. */
  readonly url: string;
  /** The token of the Web API. */
  readonly token: string;
  /** User Auth Key: signs the id of a user. */
  readonly authKey: string;
}

/** The chat of Carrot quest: `users/{id}/events` of its Web API; a user's hash is HMAC-SHA256 of the id with the User Auth Key. */
export const carrotquest = ({ url, token, authKey }: CarrotAccount): Chat => ({
  hash: (userId) => createHmac('sha256', authKey).update(userId).digest('hex'),
  async tell(user, event) {
    const init = { method: 'POST', headers: { authorization: `Token ${token}` }, body: new URLSearchParams({ event }) };
    await askPartner('carrotquest', `${url}/v1/users/${encodeURIComponent(user)}/events`, init, answer);
  },
});
