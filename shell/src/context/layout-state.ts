/**
 * The part of the layout's state that several elements share (LAY-56). The other parts belong to their owners: open dialogs and drawers
 * to `overlays.opened`, by their names in the specification; footer and tab bar to the route and its layout; messages to the
 * notifications; pending writes to the query client.
 */
export interface LayoutState {
  readonly pageLoading: 'idle' | 'running' | 'failed';
}

export const idleLayout: LayoutState = { pageLoading: 'idle' };
