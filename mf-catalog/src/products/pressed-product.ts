import type { ListItem } from '@zapovednik/api/catalog/models/product';

let pressed: ListItem | null = null;

/** Remembers the product whose card is pressed: its page shows it before its own data comes. */
export const notePressed = (product: ListItem): void => {
  pressed = product;
};

/**
 * The product with this code as the pressed card has shown it; null for another one, and for one that is not sold now or not to
 * everybody, because its page has other parts.
 */
export const pressedProduct = (code: string): ListItem | null =>
  pressed?.code === code && pressed.quantity > 0 && !pressed.isMerchandise ? pressed : null;
