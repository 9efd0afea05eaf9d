/** The prices before and after a discount, in roubles. */
export interface DiscountedPrice {
  readonly old_price: number;
  readonly discount_price: number;
}
/** Whether to show the old price and the discount: the new price is at most 98% of the old one (PRD-50). */
export declare function hasDiscount({ old_price, discount_price }: DiscountedPrice): boolean;
/** The discount in percent, rounded to a whole number from 1 up, else to one decimal (PRD-51); 0 if the price did not fall. */
export declare function discountPercent({ old_price, discount_price }: DiscountedPrice): number;
