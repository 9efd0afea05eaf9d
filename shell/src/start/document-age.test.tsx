import { documentReadAt } from './document-age';

/** The navigation as a browser tells it. */
const navigated = (told: readonly object[]) => {
  Object.defineProperty(performance, 'timeOrigin', { value: 1_000_000, configurable: true });
  performance.getEntriesByType = jest.fn().mockReturnValue(told);
};

test.each([
  ['a page that the gateway has kept for a minute', [{ serverTiming: [{ name: 'age', duration: 60_000 }] }], 940_000],
  ['a page behind a proxy with timings of its own', [{ serverTiming: [{ name: 'cdn', duration: 5 }] }], 1_000_000],
  ['a browser that does not tell the header', [{}], 1_000_000],
  ['a browser that tells nothing', [], 1_000_000],
])('%s: its answers are as old as they are, by the clock of the browser', (_, told, expected) => {
  navigated(told);
  expect(documentReadAt()).toBe(expected);
});
