import type { Acquirers } from './acquirers/acquirers';
import type { Captcha } from './captcha/captcha';
import type { Chat } from './chat/chat';
import type { Mail } from './mail/mail';
import type { Scanner } from './scanner/scanner';
import type { Sms } from './sms/sms';
import type { Suggestions } from './suggestions/suggestions';
import type { Telegram } from './telegram/telegram';
import type { Tracking } from './tracking/tracking';

/**
 * The third-party services. Each is null if it is not configured; calls that need it then return an error to the
 * shopper.
 */
export interface Partners {
  sms: Sms | null;
  telegram: Telegram | null;
  mail: Mail | null;
  captcha: Captcha | null;
  tracking: Tracking | null;
  chat: Chat | null;
  /** Null: addresses are accepted unchecked. */
  suggestions: Suggestions | null;
  /** Null: files are inspected, but not scanned for viruses. */
  scanner: Scanner | null;
  acquirers: Acquirers;
}
