import { atom, type ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import type { AppName } from '../routes/route-definition';

/** What an area shows over whatever page there is. */
export interface Overlay {
  readonly area: AppName;
  readonly content: ReactNode;
  /** How often something was shown under this name: each time is a new dialog with a state of its own. */
  readonly turn: number;
}

/** Dialogs that commands open, though their area has no part of the page: the shell renders them beside every page. */
export interface Overlays {
  /** By name. */
  readonly shown: ReadableAtom<ReadonlyMap<string, Overlay>>;
  /** Names of those whose dialog or drawer is open now. */
  readonly opened: ReadableAtom<ReadonlySet<string>>;
  /**
   * Shows a dialog; what was shown under this name before gives way. Whether it is open is the dialog's own state, so that
   * it can leave with its motion and give the focus back.
   *
   * @param name in the layout state, where that has one (LAY-56)
   * @example app.overlays.show('deliveryModal', 'mf-checkout', <DeliveryDialog tab={tab} />)
   */
  readonly show: (name: string, area: AppName, content: ReactNode) => void;
  /** Notes that the dialog of an overlay has opened or closed; `useOverlayState` does it for every dialog and drawer. */
  readonly mark: (name: string, open: boolean) => void;
}

/** No dialogs yet; one of these per page in the browser, one per request on the server. */
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
