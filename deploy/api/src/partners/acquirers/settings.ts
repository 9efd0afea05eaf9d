import * as z from 'zod/mini';

// Each acquirer has either all of its settings or none. Addresses have no slash at the end.

const rateNumber = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(99));

/** Cards: the REST interface of Sberbank's acquiring. */
export const sberbankSettings = z.object({
  SBERBANK_URL: z.url(),
  SBERBANK_USERNAME: z.string(),
  SBERBANK_PASSWORD: z.string(),
  /** Checks the callbacks. */
  SBERBANK_CALLBACK_KEY: z.string(),
  /** The VAT rate in receipts, by the bank's numbers. Without it the bank writes none. */
  SBERBANK_TAX_TYPE: z.optional(rateNumber),
});

/** Cards: the API of ЮKassa. */
export const yookassaSettings = z.object({
  YOOKASSA_URL: z.url(),
  YOOKASSA_SHOP_ID: z.string(),
  YOOKASSA_SECRET_KEY: z.string(),
  /** The VAT rate in receipts, by the service's numbers. Without it the service writes none. */
  YOOKASSA_VAT_CODE: z.optional(rateNumber),
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
