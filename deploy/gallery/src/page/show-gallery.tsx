import '@zapovednik/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from './frame';
import { Gallery } from './gallery';
import type { ShownComponent } from './shown-component';

/**
 * Shows the gallery, or inside one of its frames the examples in the frame's address. Called by the generated entry.
 */
export function showGallery(components: readonly ShownComponent[]): void {
  const { pathname, searchParams } = new URL(location.href);
  const shown = components.find(({ name }) => name === searchParams.get('component')) ?? components[0];
  const place = document.getElementById('root');
  if (!shown || !place) throw new Error('The gallery has no components, or no element for them');
  const example = searchParams.get('example');
  const page =
    pathname === '/frame' ? (
      <Frame component={shown} only={example === null ? null : Number(example)} />
    ) : (
      <Gallery components={components} shown={shown} />
    );
  createRoot(place).render(<StrictMode>{page}</StrictMode>);
}
