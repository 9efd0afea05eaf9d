import type { Markdown } from './markdown';

/** The words of a block that is shown as plain text, on one line; null: it has marks, links or pictures. */
export function plainWords({ children }: Markdown['tokens'][number]): string | null {
  const parts = children ?? [];
  if (!parts.every(({ type }) => type === 'text' || type === 'softbreak')) return null;
  return parts
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
