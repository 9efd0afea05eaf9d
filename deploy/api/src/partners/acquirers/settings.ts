import * as z from 'zod/mini';

// Each acquirer is set up as a whole or not at all. Addresses go without a slash at the end.

/** Cards: the REST interface of Sberbank's acquiring. */
export const sberbankSettings = z.object({
  SBERBANK_URL: z.url(),
  SBERBANK_USERNAME: z.string(),
  SBERBANK_PASSWORD: z.string(),
  /** Checks the call-backs. */
  SBERBANK_CALLBACK_KEY: z.string(),
});

/** Cards: the API of ЮKassa. */
export const yookassaSettings = z.object({
  YOOKASSA_URL: z.url(),
  YOOKASSA_SHOP_ID: z.string(),
  YOOKASSA_SECRET_KEY: z.string(),
});

/** The fast payment system: Raiffeisenbank's API. */
export const raiffeisenSettings = z.object({
  RAIFFEISEN_URL: z.url(),
  RAIFFEISEN_MERCHANT_ID: z.string(),
  RAIFFEISEN_SECRET_KEY: z.string(),
});

export const acquirerSettings = z.partial(
  z.object({ ...sberbankSettings.shape, ...yookassaSettings.shape, ...raiffeisenSettings.shape }),
);
export type AcquirerSettings = z.infer<typeof acquirerSettings>;
