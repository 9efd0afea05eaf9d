import { createContext, type ReactNode, useContext } from 'react';
import { QueryClientProvider } from 'shared-contracts/query';
import { ShopContext } from 'shared-contracts/shop';
import type { ShellShop } from './shop-context';

const ShellContext = createContext<ShellShop | null>(null);

/** Puts the shop around everything: as areas see it, and as the shell's own components do. */
export function ShopProvider({ shop, children }: { shop: ShellShop; children: ReactNode }) {
  return (
    <ShellContext value={shop}>
      <ShopContext value={shop}>
        <QueryClientProvider client={shop.query}>{children}</QueryClientProvider>
      </ShopContext>
    </ShellContext>
  );
}

/** The shop with every atom to write, in the shell's own components. */
export function useShellShop(): ShellShop {
  const shop = useContext(ShellContext);
  if (!shop) throw new Error('useShellShop needs ShopProvider around it');
  return shop;
}
