import type { ShellShop } from '../app/shop-context';
import type { Boot } from '../boot';

/** What is personal fills in after hydration. */
export function startSession(_shop: ShellShop, _boot: Boot): void {}
