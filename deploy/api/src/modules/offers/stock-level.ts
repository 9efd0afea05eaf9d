import type { StockLevel } from '@zapovednik/api/catalog/wire/stock';

/** From this number of pieces the level is "Много" (PRD-24, DEL-11). */
const MANY = 10;

export function stockLevel(quantity: number): StockLevel {
  if (quantity <= 0) return 'Нет в наличии';
  return quantity >= MANY ? 'Много' : 'Мало';
}
