import { act, render, screen } from '@testing-library/react';
import { type RefObject, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { sanitize } from './sanitize';
import { useSanitized as sanitizedLater } from './sanitized-later';
import { useSanitized as sanitizedNow } from './sanitized-now';

jest.mock('./sanitize', () => ({ sanitize: jest.fn(jest.requireActual('./sanitize').sanitize) }));

interface TextProps {
  html: string;
  useSanitized: (html: string, place: RefObject<HTMLElement | null>) => string | null;
}

function Text({ html, useSanitized }: TextProps) {
  const place = useRef<HTMLDivElement>(null);
  const safe = useSanitized(html, place) ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: comes out of sanitize()
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: safe }} />;
}

test('the server’s text stays unchanged; another text is sanitised in the browser, and the first one is there at once when it returns', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Text html="<p>Корм</p>" useSanitized={sanitizedNow} />);
  jest.mocked(sanitize).mockClear();
  const root = await act(async () => hydrateRoot(box, <Text html="<p>Корм</p>" useSanitized={sanitizedLater} />));
  expect(screen.getByText('Корм')).toBeVisible();
  expect(sanitize).not.toHaveBeenCalled();
  await act(async () => root.render(<Text html="<p onclick='x()'>Лежанка</p>" useSanitized={sanitizedLater} />));
  expect(await screen.findByText('Лежанка')).not.toHaveAttribute('onclick');
  act(() => root.render(<Text html="<p>Корм</p>" useSanitized={sanitizedLater} />));
  expect(screen.getByText('Корм')).toBeVisible();
  expect(sanitize).toHaveBeenCalledTimes(1);
});

test('a text that the server has not rendered is sanitised before it is shown; the next one is there at once', async () => {
  // The rules are loaded once for a page, and the test above has loaded them.
  const { useSanitized } = await firstUse();
  render(<Text html="<p onclick='x()'>Поводок</p>" useSanitized={useSanitized} />);
  expect(screen.queryByText('Поводок')).not.toBeInTheDocument();
  expect(await screen.findByText('Поводок')).not.toHaveAttribute('onclick');
  render(<Text html="<p onclick='x()'>Ошейник</p>" useSanitized={useSanitized} />);
  expect(screen.getByText('Ошейник')).not.toHaveAttribute('onclick');
});

/** The module as a new page has it, with the React of the test. */
async function firstUse(): Promise<typeof import('./sanitized-later')> {
  let module: typeof import('./sanitized-later') | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => jest.requireActual('react'));
    module = await import('./sanitized-later');
  });
  if (!module) throw new Error('not loaded');
  return module;
}
