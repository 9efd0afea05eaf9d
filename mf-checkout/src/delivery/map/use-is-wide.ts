import { useSyncExternalStore } from 'react';

/** From this width on, the map is next to the list (DEL-21). */
const WIDE = '(min-width: 1024px)';

const media = () => globalThis.matchMedia?.(WIDE);

function follow(onChange: () => void): () => void {
  const query = media();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the window is wide enough for two columns. Only for content that appears after a click, in the browser. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => media()?.matches ?? false,
    () => false,
  );
