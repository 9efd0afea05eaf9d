import { randomOf } from './random';

test('one label always draws the same sequence, another label another one', () => {
  const draw = (label: string) => {
    const random = randomOf(7, label);
    return Array.from({ length: 5 }, () => random.int(1, 1000));
  };
  expect(draw('product')).toEqual(draw('product'));
  expect(draw('product')).not.toEqual(draw('shop'));
});

test('int reaches both of its ends and nothing beyond', () => {
  const random = randomOf('ends');
  const drawn = new Set(Array.from({ length: 500 }, () => random.int(1, 4)));
  expect([...drawn].sort()).toEqual([1, 2, 3, 4]);
});

test('sample gives different elements, and all of them where fewer are there', () => {
  const random = randomOf('sample');
  expect(new Set(random.sample(['a', 'b', 'c', 'd'], 3)).size).toBe(3);
  expect(random.sample(['a', 'b'], 5).sort()).toEqual(['a', 'b']);
});

test('an empty list has nothing to pick from', () => {
  expect(() => randomOf('empty').pick([])).toThrow('No element 0 in a list of 0');
});
