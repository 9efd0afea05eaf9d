import { sampleOf } from './sample';

const all = Array.from({ length: 100 }, (_, index) => ({
  index,
  rows: [index < 98 ? 'AAA-01' : 'BBB-02'],
  operator: index % 50 ? 'x' : 'y',
}));

test('a seed gives the same sample again, another seed another one', () => {
  expect(sampleOf(all, 10, 1)).toEqual(sampleOf(all, 10, 1));
  expect(sampleOf(all, 10, 1)).not.toEqual(sampleOf(all, 10, 2));
});

test('each way to break a row is drawn from', () => {
  const drawn = sampleOf(all.slice(0, 98), 4, 1);
  expect(drawn.filter(({ operator }) => operator === 'y')).toHaveLength(2);
});

test('each row is drawn from, however little code it guards, and nothing twice', () => {
  const drawn = sampleOf(all, 4, 1);
  expect(drawn.filter(({ rows }) => rows.includes('BBB-02'))).toHaveLength(2);
  expect(new Set(drawn).size).toBe(4);
  expect(sampleOf(all, 1_000, 1)).toHaveLength(100);
});
