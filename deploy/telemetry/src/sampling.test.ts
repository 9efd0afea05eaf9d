import { keeping } from './sampling';

const idOf = (number: number) => number.toString(16).padStart(32, '0');
const ids = (many: number) => Array.from({ length: many }, (_, number) => idOf(number + 1));
const SPREAD = Array.from({ length: 4_000 }, (_, number) => idOf((number * 2_654_435_761) % 2 ** 32));

afterEach(() => jest.restoreAllMocks());

test('all requests of a press are kept or none: the id decides', () => {
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1_000));
  let clock = 0;
  const chosen = () => {
    const keeps = keeping(0.25);
    return SPREAD.filter((id) => keeps(id));
  };
  const kept = chosen();
  expect(kept.length / SPREAD.length).toBeCloseTo(0.25, 1);
  expect(chosen()).toEqual(kept);
});

test('of requests without an id a part is kept', () => {
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1_000));
  let clock = 0;
  const keptOf = (ratio: number) => {
    const keeps = keeping(ratio);
    return Array.from({ length: 4_000 }, () => keeps()).filter(Boolean).length;
  };
  expect(keptOf(0)).toBe(0);
  expect(keptOf(1)).toBe(4_000);
  expect(keptOf(0.25) / 4_000).toBeCloseTo(0.25, 1);
});

test('strangers who choose ids that are kept get twenty traces in a second, not all', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
  const keeps = keeping(1);
  expect(ids(5_000).filter((id) => keeps(id))).toHaveLength(20);
  now.mockReturnValue(6_000);
  expect(Array.from({ length: 5_000 }, () => keeps()).filter(Boolean)).toHaveLength(20);
});

test('what is linked to a kept trace is kept, and to another is not, within the same twenty', () => {
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
  const [none, all] = [keeping(0), keeping(1)];
  expect(ids(5_000).filter((id) => none(id, true))).toHaveLength(20);
  expect(ids(5_000).filter((id) => all(id, false))).toEqual([]);
});
