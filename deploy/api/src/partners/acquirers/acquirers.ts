import type { AcquirerName } from '../../db/schema';
import { accountOf } from '../protocol/account';
import type { Acquirer } from './protocol/acquirer';
import { raiffeisen } from './raiffeisen/raiffeisen';
import { sberbank } from './sberbank/sberbank';
import { type AcquirerSettings, raiffeisenSettings, sberbankSettings, yookassaSettings } from './settings';
import { yookassa } from './yookassa/yookassa';

/** The acquirers with an account of the shop; payment on the site needs one of them. */
export type Acquirers = ReadonlyMap<AcquirerName, Acquirer>;

/** Connects the configured acquirers. An incomplete one stops the start. */
export function connectAcquirers(settings: AcquirerSettings): Acquirers {
  const acquirers = new Map<AcquirerName, Acquirer>();
  const sber = accountOf(sberbankSettings, settings);
  if (sber) {
    const { SBERBANK_URL: url, SBERBANK_USERNAME: userName, SBERBANK_PASSWORD: password } = sber;
    const { SBERBANK_CALLBACK_KEY: callbackKey, SBERBANK_TAX_TYPE: taxType } = sber;
    acquirers.set('sberbank', sberbank({ url, userName, password, callbackKey, taxType }));
  }
  const yoo = accountOf(yookassaSettings, settings);
  if (yoo) {
    const {
      YOOKASSA_URL: url,
      YOOKASSA_SHOP_ID: shopId,
      YOOKASSA_SECRET_KEY: secretKey,
      YOOKASSA_VAT_CODE: vatCode,
    } = yoo;
    acquirers.set('yookassa', yookassa({ url, shopId, secretKey, vatCode }));
  }
  const raif = accountOf(raiffeisenSettings, settings);
  if (raif) {
    const { RAIFFEISEN_URL: url, RAIFFEISEN_MERCHANT_ID: merchantId, RAIFFEISEN_SECRET_KEY: secretKey } = raif;
    acquirers.set('raiffeisen', raiffeisen({ url, merchantId, secretKey }));
  }
  return acquirers;
}
