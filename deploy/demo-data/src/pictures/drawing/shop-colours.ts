/** The shop's own colours: signs, clothes of its people, cards. */
export const GREEN = '#1f5b46';
export const ORANGE = '#e58b2c';
export const INK = '#23352c';
