import { numberFormat } from './number';

const pieces = numberFormat({ maximumFractionDigits: 0 });

/** A quantity in whole pieces (PRD-25): `5 шт`. */
export const formatQuantity = (quantity: number): string => `${pieces(quantity)}\u00A0шт`;
