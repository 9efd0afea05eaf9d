import * as z from 'zod/mini';

// Each service has either all of its settings or none. Addresses have no slash at the end.

/** SMS: the root of smsc.ru's HTTP API, or of a server with its protocol. */
export const smscSettings = z.object({ SMSC_URL: z.url(), SMSC_LOGIN: z.string(), SMSC_PASSWORD: z.string() });

/** Codes by Telegram: https://gatewayapi.telegram.org. */
export const telegramSettings = z.object({ TELEGRAM_URL: z.url(), TELEGRAM_TOKEN: z.string() });

/** Emails: https://go1.unisender.ru/ru/transactional/api/v1. */
export const unisenderSettings = z.object({
  UNISENDER_URL: z.url(),
  UNISENDER_KEY: z.string(),
  /** The sender's address. */
  MAIL_FROM: z.email(),
});

/** The captcha (SES-15). The site key is for browsers, which get it from the gateway. */
export const captchaSettings = z.object({ CAPTCHA_SITE_KEY: z.string(), CAPTCHA_SECRET: z.string() });

/** Tracking: https://api.mindbox.ru. */
export const mindboxSettings = z.object({
  MINDBOX_URL: z.url(),
  MINDBOX_ENDPOINT: z.string(),
  MINDBOX_KEY: z.string(),
});

/** The chat: https://api.carrotquest.io, the token of its Web API, and the User Auth Key. */
export const carrotSettings = z.object({ CARROT_URL: z.url(), CARROT_TOKEN: z.string(), CARROT_AUTH_KEY: z.string() });

/**
 * Address suggestions, as in the gateway: https://suggestions.dadata.ru/suggestions/api/4_1/rs. Without them no address is checked.
 */
export const suggestionSettings = z.object({ SUGGESTIONS_URL: z.url(), SUGGESTIONS_TOKEN: z.string() });

/** The virus scanner: `host:port` of ClamAV's daemon. Without it files are inspected, but not scanned. */
export const scannerSettings = z.object({
  CLAMD_ADDRESS: z.string().check(z.regex(/^([\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i, 'CLAMD_ADDRESS: host:port')),
});

/** The server that checks responses: Google's reCAPTCHA, or a server with its protocol. */
const captchaPlace = z.object({ CAPTCHA_URL: z.url() });

export const partnerSettings = z.partial(
  z.object({
    ...smscSettings.shape,
    ...telegramSettings.shape,
    ...unisenderSettings.shape,
    ...captchaSettings.shape,
    ...captchaPlace.shape,
    ...mindboxSettings.shape,
    ...carrotSettings.shape,
    ...suggestionSettings.shape,
    ...scannerSettings.shape,
  }),
);
export type PartnerSettings = z.infer<typeof partnerSettings>;
