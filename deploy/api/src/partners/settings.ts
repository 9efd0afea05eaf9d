import * as z from 'zod/mini';

// Each service is set up as a whole or not at all. Addresses go without a slash at the end.

/** SMS: the root of smsc.ru's HTTP API, or of what speaks its protocol. */
export const smscSettings = z.object({ SMSC_URL: z.url(), SMSC_LOGIN: z.string(), SMSC_PASSWORD: z.string() });

/** Codes by Telegram: https://gatewayapi.telegram.org. */
export const telegramSettings = z.object({ TELEGRAM_URL: z.url(), TELEGRAM_TOKEN: z.string() });

/** Letters: https://go1.unisender.ru/ru/transactional/api/v1. */
export const unisenderSettings = z.object({
  UNISENDER_URL: z.url(),
  UNISENDER_KEY: z.string(),
  /** The sender's address. */
  MAIL_FROM: z.email(),
});

/** The captcha (SES-15): the site key is the browser's half, which the gateway hands out. */
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

/** The scanner for viruses: `host:port` of ClamAV's daemon. Without it files are looked into, but not for viruses. */
export const scannerSettings = z.object({
  CLAMD_ADDRESS: z.string().check(z.regex(/^([\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i, 'CLAMD_ADDRESS: host:port')),
});

/** Where Google's reCAPTCHA, or what speaks its protocol, checks responses. */
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
