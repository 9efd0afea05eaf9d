import { useStore } from '@nanostores/react';
import { Component, type ReactNode, useCallback, useDeferredValue } from 'react';
import { useApp } from './app-context';
import { OverlayStateContext } from './overlay-state';
import type { Overlays } from './overlays';

/**
 * Renders the areas' dialogs. A dialog that fails is removed and reported, and the page under it stays. The server does
 * not render dialogs. The browser shows the press before it renders the dialog.
 */
export function OverlayLayer() {
  const { overlays, report } = useApp();
  const shown = useDeferredValue(useStore(overlays.shown, { ssr: 'initial' }));
  return [...shown].map(([name, { area, content, turn }]) => (
    <OverlayBoundary key={`${name} ${turn}`} onError={(error) => report(error, { area, phase: 'render', name })}>
      <NamedOverlay name={name} overlays={overlays}>
        {content}
      </NamedOverlay>
    </OverlayBoundary>
  ));
}

/** Provides a setter with which the dialog reports, under this name, whether it is open. */
function NamedOverlay({ name, overlays, children }: { name: string; overlays: Overlays; children: ReactNode }) {
  const mark = useCallback((open: boolean) => overlays.mark(name, open), [name, overlays]);
  return <OverlayStateContext value={mark}>{children}</OverlayStateContext>;
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

class OverlayBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
