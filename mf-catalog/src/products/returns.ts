import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';

/** Days in which goods of proper quality that were bought at a distance may be returned (the law, and the offer of the shop). */
export const RETURN_DAYS = 7;

/** Medicines are not taken back. */
export const isReturnable = ({ sectionPath, isPrescription }: ProductDetail): boolean =>
  !sectionPath.startsWith('vetapteka') && !isPrescription;
