/** jsdom has no layout: this replaces the browser's APIs for window and element sizes. */

const looks = new Set<() => void>();

class ResizeObserverStandIn {
  constructor(private readonly look: () => void) {}
  observe() {
    looks.add(this.look);
  }
  disconnect() {
    looks.delete(this.look);
  }
}

/** Notifies all resize observers that the size has changed, as a browser also does when observing starts. */
export const resize = (): void => {
  for (const look of looks) look();
};

/** From this call on, the window in this file is a desktop's or a phone's. */
export function layOut(device: 'desktop' | 'phone'): void {
  Reflect.set(globalThis, 'ResizeObserver', ResizeObserverStandIn);
  Reflect.set(globalThis, 'matchMedia', (query: string) => ({
    matches: query.includes('min-width') && device === 'desktop',
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
}
