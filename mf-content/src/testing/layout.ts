/** In tests nothing has a size, so nothing is observed. */
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** For pages with a carousel. */
export const withoutLayout = (): void => void Reflect.set(globalThis, 'ResizeObserver', ResizeObserverStub);
