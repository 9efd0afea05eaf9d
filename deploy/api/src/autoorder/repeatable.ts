/** Ways of delivery that need nobody at the screen. */
export const repeatable = (deliveryType: string): boolean => deliveryType === 'courier' || deliveryType === 'pickup';

export const NOT_REPEATABLE = 'Автозаказ возможен с доставкой курьером или самовывозом';
