import { useMemo } from 'react';
import { sanitize } from './sanitize';

/** On the server: text by the rules of {@link sanitize}, at once. */
export function useSanitized(html: string): string | null {
  return useMemo(() => sanitize(html), [html]);
}
