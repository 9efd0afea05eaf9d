import { AppContextProvider } from '@zapovednik/platform/app';
import { QueryClientProvider } from '@zapovednik/platform/query';
import { createContext, type ReactNode, useContext } from 'react';
import type { ShellContext } from './shell-context';

const ShellContextProvider = createContext<ShellContext | null>(null);

/** Provides the AppContext: to areas as `useApp()`, to the shell's own components as `useShell()`. */
export function ShellProvider({ app, children }: { app: ShellContext; children: ReactNode }) {
  return (
    <ShellContextProvider value={app}>
      <AppContextProvider value={app}>
        <QueryClientProvider client={app.query}>{children}</QueryClientProvider>
      </AppContextProvider>
    </ShellContextProvider>
  );
}

/** The AppContext with write access to every atom, for the shell's own components. */
export function useShell(): ShellContext {
  const app = useContext(ShellContextProvider);
  if (!app) throw new Error('useShell needs ShellProvider around it');
  return app;
}
