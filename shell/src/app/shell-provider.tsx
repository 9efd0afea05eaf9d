import { createContext, type ReactNode, useContext } from 'react';
import { AppContextProvider } from 'shared-contracts/app';
import { QueryClientProvider } from 'shared-contracts/query';
import type { ShellContext } from './shell-context';

const ShellContextProvider = createContext<ShellContext | null>(null);

/** Puts the shop around everything: as areas see it, and as the shell's own components do. */
export function ShellProvider({ app, children }: { app: ShellContext; children: ReactNode }) {
  return (
    <ShellContextProvider value={app}>
      <AppContextProvider value={app}>
        <QueryClientProvider client={app.query}>{children}</QueryClientProvider>
      </AppContextProvider>
    </ShellContextProvider>
  );
}

/** The shop with every atom to write, in the shell's own components. */
export function useShell(): ShellContext {
  const app = useContext(ShellContextProvider);
  if (!app) throw new Error('useShell needs ShellProvider around it');
  return app;
}
