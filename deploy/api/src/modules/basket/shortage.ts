import { FOR_STAFF } from './merchandise';

interface Line {
  quantity: number;
  /** The orderable stock. */
  available: number;
  /** This customer may not buy it (PRD-61). */
  isForbidden: boolean;
}

/** Whether a line counts in totals: at least one piece can be ordered. */
export const isOrderable = ({ available }: Pick<Line, 'available'>): boolean => available > 0;

/** The reason why a line cannot be ordered in full, as text for the shopper. Null: it can. */
export function shortageOf({ quantity, available, isForbidden }: Line): string | null {
  if (isForbidden) return FOR_STAFF;
  if (quantity <= available) return null;
  return available > 0 ? `В наличии только ${available}\u00A0шт` : 'Нет в наличии';
}

/** As much of each line as a shop has on its shelf; of a line in packs whole packs. */
export const onShelf = <L extends Line & { readonly step: number }>(lines: readonly L[]): L[] =>
  lines
    .map((line) => ({ ...line, quantity: Math.min(line.quantity, line.available - (line.available % line.step)) }))
    .filter(({ quantity }) => quantity > 0);
