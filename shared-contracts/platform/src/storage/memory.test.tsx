import * as z from 'zod/mini';
import { browserMemory, tabMemory } from './memory';

const note = z.object({ text: z.string() });

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  ['a tab', tabMemory],
  ['a browser', browserMemory],
])('%s stores a value until it is removed', (_, memory) => {
  expect(memory.write('note', { text: 'корм' })).toBe(true);
  expect(memory.read('note', note)).toEqual({ text: 'корм' });
  memory.forget('note');
  expect(memory.read('note', note)).toBeNull();
});

test('tabs do not share the tab memory', () => {
  tabMemory.write('note', { text: 'корм' });
  expect(browserMemory.read('note', note)).toBeNull();
});

test.each(['{"text":7}', 'no JSON', 'null'])('invalid stored data counts as missing: %s', (kept) => {
  sessionStorage.setItem('note', kept);
  expect(tabMemory.read('note', note)).toBeNull();
});

test('without storage the code runs and stores nothing', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
  expect(tabMemory.write('note', { text: 'корм' })).toBe(false);
  expect(tabMemory.read('note', note)).toBeNull();
  expect(() => tabMemory.forget('note')).not.toThrow();
});
