import { createContext } from 'react-router';
import type { Shop } from 'shared-contracts/shop';
import type { WritableStores } from 'shared-contracts/state';

/** The shop as the shell has it: it may write every atom. */
export interface ShellShop extends Shop {
  readonly write: WritableStores<'shell'>;
}

/** How loaders reach the shop of their request. */
export const shopContext = createContext<ShellShop>();
