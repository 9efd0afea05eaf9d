/** jsdom has no layout: this replaces the browser's APIs for window and element sizes. */

const callbacks = new Set<() => void>();

class ResizeObserverStub {
  constructor(private readonly callback: () => void) {}
  observe() {
    callbacks.add(this.callback);
  }
  disconnect() {
    callbacks.delete(this.callback);
  }
}

/** Notifies all resize observers that the size has changed, as a browser also does when observing starts. */
export const resize = (): void => {
  for (const callback of callbacks) callback();
};

/** From this call on, the window in this file is a desktop's or a phone's. */
export function mockViewport(device: 'desktop' | 'phone'): void {
  Reflect.set(globalThis, 'ResizeObserver', ResizeObserverStub);
  Reflect.set(globalThis, 'matchMedia', (query: string) => ({
    matches: query.includes('min-width') && device === 'desktop',
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
}
