/** A quantity in whole pieces (PRD-25): `5 шт`. */
export declare const formatQuantity: (quantity: number) => string;
