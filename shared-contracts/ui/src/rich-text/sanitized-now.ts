import { useMemo } from 'react';
import { sanitize } from './sanitize';

/** The version for the server: sanitises at once with {@link sanitize}. */
export function useSanitized(html: string): string | null {
  return useMemo(() => sanitize(html), [html]);
}
