import { barsOf } from './bars';

test.each(['000000000001', '2201000000027', '1'])(
  'CAB-17 the bar code of %s has its quiet zones and whole bars',
  (number) => {
    const { path, width } = barsOf(number);
    const bars = [...path.matchAll(/M(\d+) 0h(\d+)v1h-(\d+)z/g)].map(
      ([, at, wide]) => [Number(at), Number(wide)] as const,
    );
    expect(bars.map(([at, wide]) => `M${at} 0h${wide}v1h-${wide}z`).join('')).toBe(path);
    const [firstAt] = bars[0] ?? [];
    const [lastAt = 0, lastWide = 0] = bars.at(-1) ?? [];
    expect([firstAt, lastAt + lastWide]).toEqual([10, width - 10]);
    expect(Math.max(...bars.map(([, wide]) => wide))).toBeLessThanOrEqual(4);
  },
);

test('CAB-17 digits go in pairs: a card of twelve has six symbols between start, check sum and stop', () => {
  // Start, six pairs and the check sum of eleven units each, the stop of thirteen, and the quiet zones.
  expect(barsOf('000000000001').width).toBe(20 + 8 * 11 + 13);
});
