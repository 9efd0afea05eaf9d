import { useStore } from '@nanostores/react';
import { Component, type ReactNode } from 'react';
import { useShop } from './shop';

/** Renders the areas' dialogs. One that fails disappears and is reported; the page under it stays. */
export function OverlayLayer() {
  const { overlays, report } = useShop();
  const shown = useStore(overlays.shown);
  return [...shown].map(([name, { area, content, turn }]) => (
    <OverlayBoundary key={`${name} ${turn}`} onError={(error) => report(error, { area, doing: 'render', name })}>
      {content}
    </OverlayBoundary>
  ));
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
