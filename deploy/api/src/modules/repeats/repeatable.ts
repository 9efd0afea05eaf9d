/** Delivery types that do not need the customer at once. */
export const repeatable = (deliveryType: string): boolean => deliveryType === 'courier' || deliveryType === 'pickup';

export const NOT_REPEATABLE = 'Автозаказ возможен с доставкой курьером или самовывозом';
