/** The name of the draft of an order: each city has its own. */
export const orderDraft = (locationId: number): string => `mf-checkout/order-${locationId}`;
