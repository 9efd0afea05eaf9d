import { missingSegments } from './segments';

const file = (history: number, group: number, number: number) =>
  [history, group, number].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');

test('a complete log lacks nothing, over the end of a gigabyte and into a new history', () => {
  const names = [file(1, 0, 0xfe), file(1, 0, 0xff), file(1, 1, 0), file(1, 1, 1), file(2, 1, 1), file(2, 1, 2)];
  expect(missingSegments(names, file(1, 0, 0xfe))).toEqual([]);
  expect(missingSegments([...names].reverse(), file(1, 0, 0xff))).toEqual([]);
});

test('a log with holes names each file that is missing', () => {
  const names = [file(1, 0, 0xfd), file(1, 1, 1), file(1, 1, 2)];
  expect(missingSegments(names, file(1, 0, 0xfd))).toEqual([file(1, 0, 0xfe), file(1, 0, 0xff), file(1, 1, 0)]);
});

test('a log without the beginning of the oldest back-up is of no use', () => {
  expect(missingSegments([file(1, 0, 4)], file(1, 0, 3))).toEqual([file(1, 0, 3)]);
  expect(missingSegments([], file(1, 0, 3))).toEqual([file(1, 0, 3)]);
});
