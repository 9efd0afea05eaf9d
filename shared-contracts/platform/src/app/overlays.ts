import { atom, type ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import type { AppName } from '../routes/route-definition';

/** A dialog that an area shows over any page. */
export interface Overlay {
  readonly area: AppName;
  readonly content: ReactNode;
  /** How often an overlay was shown under this name. Each time it starts with a new state. */
  readonly turn: number;
}

/** Dialogs that commands open, even if their area is not on the page. The shell renders them next to every page. */
export interface Overlays {
  /** By name. */
  readonly shown: ReadableAtom<ReadonlyMap<string, Overlay>>;
  /** Names of the overlays whose dialog or drawer is open now. */
  readonly opened: ReadableAtom<ReadonlySet<string>>;
  /**
   * Shows a dialog and replaces the previous one of this name. The dialog stores its own open state, so that it can
   * animate its closing and return the focus.
   *
   * @param name the name in the layout state, if it has one (LAY-56)
   * @example app.overlays.show('deliveryModal', 'mf-checkout', <DeliveryDialog tab={tab} />)
   */
  readonly show: (name: string, area: AppName, content: ReactNode) => void;
  /** Records that the dialog of an overlay was opened or closed. `useOverlayState` does this for every dialog and drawer. */
  readonly mark: (name: string, open: boolean) => void;
}

/** Creates an empty list: once per page in the browser, once per request on the server. */
export function createOverlays(): Overlays {
  const shown = atom<ReadonlyMap<string, Overlay>>(new Map());
  const opened = atom<ReadonlySet<string>>(new Set());
  return {
    shown,
    opened,
    mark(name, open) {
      const names = new Set(opened.get());
      if (open) names.add(name);
      else names.delete(name);
      opened.set(names);
    },
    show(name, area, content) {
      const turn = (shown.get().get(name)?.turn ?? 0) + 1;
      shown.set(new Map(shown.get()).set(name, { area, content, turn }));
    },
  };
}
