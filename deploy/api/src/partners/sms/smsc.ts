import * as z from 'zod/mini';
import { askPartner, PartnerError } from '../ask-partner';
import type { Sms } from './sms';

const answer = z.union([
  z.object({ id: z.number(), cnt: z.number() }),
  z.object({ error: z.string(), error_code: z.number() }),
]);

interface SmscAccount {
  /** `https://smsc.ru`, without a slash at the end. */
  readonly url: string;
  readonly login: string;
  readonly password: string;
}

/** SMS through smsc.ru: its HTTP API, `POST /sys/send.php`, a form, answered as JSON. */
export const smsc = ({ url, login, password }: SmscAccount): Sms => ({
  async send(phone, text) {
    const form = new URLSearchParams({ login, psw: password, phones: phone, mes: text, fmt: '3', charset: 'utf-8' });
    const taken = await askPartner('smsc', `${url}/sys/send.php`, { method: 'POST', body: form }, answer);
    if ('error' in taken) throw new PartnerError('smsc', `refused: ${taken.error_code} ${taken.error}`);
  },
});
