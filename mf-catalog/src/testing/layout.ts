/** jsdom lays nothing out: stands in for what asks the browser about its window. */

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

/** Tells everyone who observes an element that its size is another one, as a browser does first of all at the start. */
export const resize = (): void => {
  for (const look of looks) look();
};

/** From now on in this file the window is a desktop's or a phone's. */
export function layOut(device: 'desktop' | 'phone'): void {
  Reflect.set(globalThis, 'ResizeObserver', ResizeObserverStandIn);
  Reflect.set(globalThis, 'matchMedia', (query: string) => ({
    matches: query.includes('min-width') && device === 'desktop',
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
}
