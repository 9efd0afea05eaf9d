import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders like the server, then hydrates the result like a browser.
 *
 * @param before the actions in the browser between the two: a script, a movement of the visitor
 * @returns the element of the server's HTML, and the parts that React could not hydrate
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
