import type { Limit } from '../../http/attempts';
import type { SessionContext } from '../../http/context';
import type { Email } from '../../partners/mail/mail';
import { PartnerError } from '../../partners/protocol/ask-partner';
import { createEmail } from '../messages/api';
import { CODE_LIFETIME, keepDelivery, type NewCode } from './codes';

/** Messages cost money, so their number from one network is limited. */
export const MESSAGES_BY_NETWORK: Limit = { name: 'messages by network', most: 30, seconds: 600 };

/**
 * Sends the message with a code.
 *
 * @param what the purpose of the code: «для входа»
 * @throws PartnerError
 */
export async function deliverCode(code: string, what: string, wanted: NewCode, context: SessionContext): Promise<void> {
  const { sms, telegram, mail } = context.partners;
  if (wanted.channel === 'sms') {
    if (!sms) throw new PartnerError('sms', 'not set up');
    // Seventy characters are one SMS.
    return sms.send({ phone: wanted.phone, text: `${code} — код ${what}. «Заповедник». Никому не сообщайте.` });
  }
  if (wanted.channel === 'email') {
    if (!mail) throw new PartnerError('mail', 'not set up');
    return mail.send(codeEmail(wanted.phone, code, what));
  }
  if (!telegram) throw new PartnerError('telegram', 'not set up');
  await keepDelivery(await telegram.sendCode(wanted.phone, code, CODE_LIFETIME), wanted, context);
}

/** @param what the purpose of the code: «для входа» */
const codeEmail = (to: string, code: string, what: string): Email =>
  createEmail(to, {
    subject: `Код ${what}`,
    paragraphs: [
      `${code} — код ${what}. Он действует пять минут. Никому его не сообщайте.`,
      'Если это были не вы, ничего не делайте: без кода никто ничего не узнает.',
    ],
  });
