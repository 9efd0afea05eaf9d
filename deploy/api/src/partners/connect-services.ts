import { recaptcha } from './captcha/recaptcha';
import { carrotquest } from './chat/carrotquest';
import { unisender } from './mail/unisender';
import type { Partners } from './partners';
import { accountOf } from './protocol/account';
import { clamd } from './scanner/clamd';
import {
  captchaSettings,
  carrotSettings,
  mindboxSettings,
  type PartnerSettings,
  scannerSettings,
  smscSettings,
  suggestionSettings,
  telegramSettings,
  unisenderSettings,
} from './settings';
import { smsc } from './sms/smsc';
import { dadata } from './suggestions/dadata';
import { telegramGateway } from './telegram/telegram-gateway';
import { mindbox } from './tracking/mindbox';

const GOOGLE = 'https://www.google.com';

/** The configured services for messages, captcha, tracking, chat, addresses and files. Throws if one is incomplete. */
export function connectServices(
  settings: PartnerSettings,
): Pick<Partners, 'sms' | 'telegram' | 'mail' | 'captcha' | 'tracking' | 'chat' | 'suggestions' | 'scanner'> {
  const sms = accountOf(smscSettings, settings);
  const telegram = accountOf(telegramSettings, settings);
  const mail = accountOf(unisenderSettings, settings);
  const captcha = accountOf(captchaSettings, settings);
  const tracking = accountOf(mindboxSettings, settings);
  const chat = accountOf(carrotSettings, settings);
  const addresses = accountOf(suggestionSettings, settings);
  const scanner = accountOf(scannerSettings, settings);
  return {
    sms: sms && smsc({ url: sms.SMSC_URL, login: sms.SMSC_LOGIN, password: sms.SMSC_PASSWORD }),
    telegram: telegram && telegramGateway({ url: telegram.TELEGRAM_URL, token: telegram.TELEGRAM_TOKEN }),
    mail: mail && unisender({ url: mail.UNISENDER_URL, key: mail.UNISENDER_KEY, from: mail.MAIL_FROM }),
    captcha: captcha && recaptcha({ url: settings.CAPTCHA_URL ?? GOOGLE, secret: captcha.CAPTCHA_SECRET }),
    tracking:
      tracking &&
      mindbox({ url: tracking.MINDBOX_URL, endpoint: tracking.MINDBOX_ENDPOINT, key: tracking.MINDBOX_KEY }),
    chat: chat && carrotquest({ url: chat.CARROT_URL, token: chat.CARROT_TOKEN, authKey: chat.CARROT_AUTH_KEY }),
    suggestions: addresses && dadata({ url: addresses.SUGGESTIONS_URL, token: addresses.SUGGESTIONS_TOKEN }),
    scanner: scanner && clamd(scanner.CLAMD_ADDRESS),
  };
}
