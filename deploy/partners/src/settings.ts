const suggestionSettings = (root: string) => ({
  SUGGESTIONS_URL: `${root}/suggestions/api/4_1/rs`,
  SUGGESTIONS_TOKEN: 'sandbox',
});

/**
 * The shop's settings for the sandboxes; the defaults are the real services.
 *
 * @param root The address of the sandboxes, without a slash at the end.
 */
export const sandboxSettings = (root: string): Record<string, string> => ({
  SMSC_URL: `${root}/smsc`,
  SMSC_LOGIN: 'sandbox',
  SMSC_PASSWORD: 'sandbox',
  SBERBANK_URL: `${root}/sberbank`,
  SBERBANK_USERNAME: 'sandbox-api',
  SBERBANK_PASSWORD: 'sandbox',
  SBERBANK_CALLBACK_KEY: 'sandbox-callback-key',
  SBERBANK_TAX_TYPE: '6',
  YOOKASSA_URL: `${root}/yookassa`,
  YOOKASSA_SHOP_ID: 'sandbox',
  YOOKASSA_SECRET_KEY: 'sandbox',
  YOOKASSA_VAT_CODE: '4',
  RAIFFEISEN_URL: `${root}/raiffeisen`,
  RAIFFEISEN_MERCHANT_ID: 'MA000001',
  RAIFFEISEN_SECRET_KEY: 'sandbox',
  TELEGRAM_URL: `${root}/telegram`,
  TELEGRAM_TOKEN: 'sandbox',
  UNISENDER_URL: `${root}/unisender`,
  UNISENDER_KEY: 'sandbox',
  MAIL_FROM: 'shop@zapovednik.example',
  MINDBOX_URL: `${root}/mindbox`,
  MINDBOX_ENDPOINT: 'sandbox',
  MINDBOX_KEY: 'sandbox',
  CARROT_URL: `${root}/carrotquest`,
  CARROT_TOKEN: 'sandbox',
  CARROT_AUTH_KEY: 'sandbox',
  ...suggestionSettings(root),
});

/** The service user of the demonstration (`deploy/demo-data/data/people`), for the back office. */
export const demoBackOffice: Record<string, string> = {
  BACK_OFFICE_LOGIN: 'operator@zapovednik.example',
  BACK_OFFICE_PASSWORD: 'Operator-2201',
};

/** The same for the gateway, which calls the address services and the map server itself. */
export const gatewaySandboxSettings = (root: string): Record<string, string> => ({
  ...suggestionSettings(root),
  GEOCODER_URL: `${root}/geocoder/1.x`,
  GEOCODER_KEY: 'sandbox',
  MAP_SERVER_URL: `${root}/map`,
});

/**
 * The same for the scripts in browsers: tracking, and the counters of four cities (TRK-14). Only for a shop on this
 * machine, because a browser elsewhere would look for the sandboxes on its own machine.
 */
export const browserSandboxSettings = (root: string): Record<string, string> => ({
  MINDBOX_ENDPOINT: 'sandbox',
  MINDBOX_SCRIPT_URL: `${root}/mindbox/scripts/v1/tracker.js`,
  METRIKA_COUNTERS: 'main=1001,perm=1002,chelyabinsk=1003,tyumen=1004',
  METRIKA_SCRIPT_URL: `${root}/metrika/tag.js`,
});
