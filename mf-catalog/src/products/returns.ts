import type { ProductDetail } from '@zapovednik/api/catalog/models/product';
import { isYes } from '@zapovednik/rules/format';

/** Days in which goods of proper quality that were bought at a distance may be returned (the law, and the offer of the shop). */
export const RETURN_DAYS = 7;

/** Medicines are not taken back. */
export const isReturnable = ({ section_unique_code, properties }: ProductDetail): boolean =>
  !section_unique_code.startsWith('vetapteka') && !isYes(properties.prescription_drug.value);
