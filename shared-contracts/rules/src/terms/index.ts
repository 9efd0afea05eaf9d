/** Promises of the shop that several pages and texts tell. They are kept here only, so that no two can differ. */
export const terms = {
  /** Days to return a product of good quality. */
  returnDaysSite: 7,
  returnDaysShop: 14,
  /** Days until the money is back, at the latest; and working days, usually. */
  refundDays: 10,
  refundUsually: '3–5',
  /** The share of the goods' price that bonuses can pay, in percent. */
  bonusPercent: 50,
  /** The age from which a puppy can go to the school, in months. */
  schoolMonths: 4,
  /** Days that an order waits in a shop. */
  storageDays: 3,
} as const;
