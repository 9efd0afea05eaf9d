import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';

/** How many days after a distance purchase goods of proper quality can be returned (by law and by the shop's offer). */
export const RETURN_DAYS = 7;

/** Medicines cannot be returned. */
export const isReturnable = ({ sectionPath, isPrescription }: ProductDetail): boolean =>
  !sectionPath.startsWith('vetapteka') && !isPrescription;
