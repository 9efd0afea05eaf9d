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
