import { formatNumber } from './number';

/** A quantity in whole pieces (PRD-25): `5 шт`. */
export const formatQuantity = (quantity: number): string => `${formatNumber(quantity)}\u00A0шт`;
