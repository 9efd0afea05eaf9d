/** The events of an order. */
export const orderEvents = [
  /** It was paid. */
  'pay',
  /** The shopper cancels it. */
  'cancel',
  /** It was not paid in time. */
  'expire',
  /**
   * It is paid on receipt, its phone is not confirmed by a code, and the shop has not started to process it in time.
   */
  'release',
  /** The shop assembles it. */
  'assemble',
  /** It is at its pickup point. */
  'arrive',
  /** A courier delivers it. */
  'ship',
  /** The customer has received it. */
  'complete',
  /** Its goods are not in stock. */
  'run_out',
  /** The customer did not collect it. */
  'not_collected',
  /** The courier brought it back. */
  'not_delivered',
  /** The customer returned it. */
  'bring_back',
  /** Its money was refunded. */
  'refund',
] as const;
export type OrderEvent = (typeof orderEvents)[number];
