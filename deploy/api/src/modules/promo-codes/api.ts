/** Promotion codes, and the reasons why one cannot be used. */

export { priceBeforeCode } from './price-before-code';
export { type CouponRow, findCoupon, whyNot } from './promo-code';
