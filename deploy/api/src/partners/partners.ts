import type { Acquirers } from './acquirers/acquirers';
import type { Captcha } from './captcha/captcha';
import type { Chat } from './chat/chat';
import type { Mail } from './mail/mail';
import type { Sms } from './sms/sms';
import type { Suggestions } from './suggestions/suggestions';
import type { Telegram } from './telegram/telegram';
import type { Tracking } from './tracking/tracking';

/** The third-party services, each null if not configured: calls that need it then return an error to the shopper. */
export interface Partners {
  sms: Sms | null;
  telegram: Telegram | null;
  mail: Mail | null;
  captcha: Captcha | null;
  tracking: Tracking | null;
  chat: Chat | null;
  /** Null: addresses are accepted unchecked. */
  suggestions: Suggestions | null;
  acquirers: Acquirers;
}
