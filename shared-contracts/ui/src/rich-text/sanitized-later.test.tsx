import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { sanitize } from './sanitize';
import { useSanitized as sanitizedLater } from './sanitized-later';
import { useSanitized as sanitizedNow } from './sanitized-now';

jest.mock('./sanitize', () => ({ sanitize: jest.fn(jest.requireActual('./sanitize').sanitize) }));

interface TextProps {
  html: string;
  useSanitized: (html: string) => string | null;
}

const Text = ({ html, useSanitized }: TextProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: comes out of sanitize()
  <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: useSanitized(html) ?? '' }} />
);

test('the server’s text stays unchanged; another text is sanitised in the browser, and so is the first one when it returns', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Text html="<p>Корм</p>" useSanitized={sanitizedNow} />);
  jest.mocked(sanitize).mockClear();
  const root = await act(async () => hydrateRoot(box, <Text html="<p>Корм</p>" useSanitized={sanitizedLater} />));
  expect(screen.getByText('Корм')).toBeVisible();
  expect(sanitize).not.toHaveBeenCalled();
  await act(async () => root.render(<Text html="<p onclick='x()'>Лежанка</p>" useSanitized={sanitizedLater} />));
  expect(await screen.findByText('Лежанка')).not.toHaveAttribute('onclick');
  await act(async () => root.render(<Text html="<p>Корм</p>" useSanitized={sanitizedLater} />));
  expect(await screen.findByText('Корм')).toBeVisible();
});

test('a text that the server has not rendered is sanitised before it is shown', async () => {
  render(<Text html="<p onclick='x()'>Поводок</p>" useSanitized={sanitizedLater} />);
  expect(screen.queryByText('Поводок')).not.toBeInTheDocument();
  expect(await screen.findByText('Поводок')).not.toHaveAttribute('onclick');
});
