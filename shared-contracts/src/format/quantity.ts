import { numberFormat } from './number';

const pieces = numberFormat({ most: 0 });

/** A quantity in whole pieces (PRD-25): `5 шт`. */
export const formatQuantity = (quantity: number): string => `${pieces(quantity)}\u00A0шт`;
