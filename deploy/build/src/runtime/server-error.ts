import { clear, showProblems } from 'webpack-dev-middleware/client/overlay';

/** What the server could not render, in the overlay. It is apart from the errors of the page. */
const SLOT = 'server';

/**
 * Shows what failed on the server in a part of this page, until the next build: the browser renders the part once more, so the page itself
 * shows nothing of it.
 */
export async function showServerError(): Promise<void> {
  const answer = await fetch(`/__server-error?path=${encodeURIComponent(location.pathname)}`).catch(() => null);
  // Under an override the shop at this address is no development server.
  if (answer?.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/plain')) return;
  showProblems('errors', [await answer.text()], SLOT);
  const builds = new EventSource('/__webpack_hmr');
  builds.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (!data.includes('"action":"built"')) return;
    clear(SLOT);
    builds.close();
  });
}
