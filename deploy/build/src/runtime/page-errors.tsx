/// <reference types="webpack/module" />

import { Component, type ReactNode } from 'react';
import { clear, showProblems } from 'webpack-dev-middleware/client/overlay';

/** The key of the page's errors in the overlay. Build errors have another one. */
const SLOT = 'page';
let shown: Error | null = null;

/** Shows an error of the page over it, with files and lines of the sources. Results that loaders throw are not errors. */
export async function showPageError(error: unknown): Promise<void> {
  if (!(error instanceof Error) || error === shown) return;
  shown = error;
  const stack = error.stack ?? String(error);
  const mapped = await fetch('/__stack', { method: 'POST', body: stack }).then(
    (answer) => (answer.ok ? answer.text() : stack),
    () => stack,
  );
  // Meanwhile the page may have been fixed.
  if (shown === error) showProblems('errors', [mapped], SLOT);
}

/** Removes the page's error after a fix. */
export function clearPageError(): void {
  shown = null;
  clear(SLOT);
}

/** The key of the errors of the server's render in the overlay. */
const SERVER_SLOT = 'server';

/**
 * Shows an error of the document's render on the server, of a part that the browser may have rendered without one. It
 * stays until the next change; the next document is asked about again. A running shop that loads the area from here by
 * an override never runs its server bundle.
 */
export async function showServerError(): Promise<void> {
  if (new URL(__webpack_public_path__, location.href).origin !== location.origin) return;
  const path = encodeURIComponent(location.pathname);
  const answer = await fetch(`/__server-error?path=${path}`).catch(() => null);
  if (answer?.status !== 200) return;
  showProblems('errors', [`На сервере: ${await answer.text()}`], SERVER_SLOT);
  import.meta.webpackHot?.addStatusHandler((status) => {
    if (status === 'apply') clear(SERVER_SLOT);
  });
}

/** Shows the errors that its page throws, and passes them on to the shop's error boundary. */
export class PageErrors extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError(error: unknown): never {
    void showPageError(error);
    throw error;
  }

  override render() {
    return this.props.children;
  }
}
