import * as z from 'zod/mini';
import { askPartner, PartnerError } from '../protocol/ask-partner';
import type { Sms } from './sms';

const answer = z.union([
  z.object({ id: z.union([z.number(), z.string()]), cnt: z.number() }),
  z.object({ error: z.string(), error_code: z.number() }),
]);

interface SmscAccount {
  /** `https://smsc.ru`, without a slash at the end. */
  readonly url: string;
  readonly login: string;
  readonly password: string;
}

const status = z.union([z.object({ status: z.number() }), z.object({ error: z.string(), error_code: z.number() })]);

/** The answers for an unknown message: as a status, or as an error code. */
const UNKNOWN = { status: -3, errorCode: 3 };

/**
 * SMS through smsc.ru: its HTTP API, `POST /sys/send.php`, a form, answered as JSON. The service sends a message with a
 * known `id` again. So a message that may have been sent is first looked up with `/sys/status.php`.
 */
export const smsc = ({ url, login, password }: SmscAccount): Sms => {
  const ask = <A extends z.ZodMiniType>(path: string, fields: Record<string, string>, schema: A) => {
    const body = new URLSearchParams({ login, psw: password, fmt: '3', charset: 'utf-8', ...fields });
    return askPartner('smsc', url + path, { method: 'POST', body }, schema);
  };

  async function isKnown(phone: string, id: string): Promise<boolean> {
    const found = await ask('/sys/status.php', { phone, id }, status);
    if ('status' in found) return found.status !== UNKNOWN.status;
    if (found.error_code === UNKNOWN.errorCode) return false;
    throw new PartnerError('smsc', `does not return the status of a message: ${found.error_code} ${found.error}`);
  }

  return {
    async send({ phone, text, key, mayBeSent = false }) {
      if (key && mayBeSent && (await isKnown(phone, key))) return;
      const taken = await ask('/sys/send.php', { phones: phone, mes: text, ...(key && { id: key }) }, answer);
      if ('error' in taken) throw new PartnerError('smsc', `refused: ${taken.error_code} ${taken.error}`);
    },
  };
};
