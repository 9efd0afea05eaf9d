import { isChunkFailure, reloadOnce } from './chunk-failure';

const failure = (changes: object) => Object.assign(new Error('Loading chunk 7 failed'), changes);

beforeEach(() => sessionStorage.clear());

test.each([
  ['a script', failure({ name: 'ChunkLoadError' }), true],
  ['a style', failure({ code: 'CSS_CHUNK_LOAD_FAILED' }), true],
  ['an area because of a script', new Error('area', { cause: failure({ name: 'ChunkLoadError' }) }), true],
  ['something else', new Error('нет'), false],
  ['nothing', undefined, false],
])('LAY-59 a failed load of %s: %#', (_, error, expected) => {
  expect(isChunkFailure(error)).toBe(expected);
});

test('LAY-59 LIM-40 the page is reloaded at most once a minute', () => {
  const reload = jest.fn();
  const start = 1_000_000;
  reloadOnce(reload, start);
  reloadOnce(reload, start + 59_999);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnce(reload, start + 60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('LIM-40 a browser without storage is never reloaded, because it would reload forever', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const reload = jest.fn();
  reloadOnce(reload);
  expect(reload).not.toHaveBeenCalled();
});
