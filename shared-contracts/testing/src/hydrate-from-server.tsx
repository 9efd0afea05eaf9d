import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders as the server does, then hydrates it, as a browser does that got the page.
 *
 * @param before what happens in the browser between the two: a script that runs, a movement of the visitor
 * @returns the element of the server's HTML, and what React could not take over
 */
export async function hydrateFromServer(page: ReactElement, before: () => unknown = () => {}) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const fromServer = container.firstElementChild;
  await before();
  const problems: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (error) => problems.push(error) });
  return { container, fromServer, problems };
}
