/** Promotion codes, and the reasons why one cannot be used. */

export { type CouponRow, findCoupon, whyNot } from './promo-code';
