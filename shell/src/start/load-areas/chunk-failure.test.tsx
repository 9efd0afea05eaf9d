import type { ErrorSource } from '@zapovednik/platform/app';
import type { AreaName } from '@zapovednik/platform/routes';
import { AreaUnavailable } from '../../areas/area-host';
import { needsReload, reloadOnce } from './chunk-failure';

const failure = (changes: object) => Object.assign(new Error('Loading chunk 7 failed'), changes);

beforeEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
});

test.each([
  ['a script', failure({ name: 'ChunkLoadError' }), true],
  ['a style', failure({ code: 'CSS_CHUNK_LOAD_FAILED' }), true],
  ['an area because of a script', new Error('area', { cause: failure({ name: 'ChunkLoadError' }) }), true],
  ['something else', new Error('нет'), false],
  ['nothing', undefined, false],
])('LAY-59 a failed load of %s: %#', (_, error, expected) => {
  expect(needsReload(error, { phase: 'widget' })).toBe(expected);
});

/** The error of loading an area when its entry gets this answer. */
async function failedEntry(area: AreaName, outcome: 'error' | 'load'): Promise<unknown> {
  const entry = { url: `/assets/${area}/1.0.0/remoteEntry.js`, integrity: '', version: '1.0.0', wakesOn: [] };
  // The build replaces it.
  Object.assign(globalThis, { SHARED_VERSIONS: {} });
  const { browserAreas } = await import('./browser-areas');
  const areas = browserAreas({ areas: { [area]: entry } }, jest.fn());
  const failed = areas.load(area).catch((error: unknown) => error);
  document.querySelector(`script[src="${entry.url}"]`)?.dispatchEvent(new Event(outcome));
  return failed;
}

test.each<[string, 'error' | 'load', ErrorSource['phase']]>([
  ['missing, for a command', 'error', 'command'],
  ['missing, for an event', 'error', 'event'],
  ['not an area, for a command', 'load', 'command'],
])('LAY-59 the entry of an area that is %s is a reason to reload', async (_, outcome, phase) => {
  const error = await failedEntry('mf-checkout', outcome);
  expect(error).toBeInstanceOf(AreaUnavailable);
  expect(needsReload(error, { phase })).toBe(true);
});

test.each<[AreaName, ErrorSource['phase']]>([
  ['mf-catalog', 'load'],
  ['mf-content', 'widget'],
])(
  'LAY-59 where the fallback of %s shows its failure the page stays, also when an event fails by it later',
  async (area, phase) => {
    const error = await failedEntry(area, 'error');
    expect(needsReload(error, { phase })).toBe(false);
    expect(needsReload(error, { phase: 'event' })).toBe(false);
    expect(needsReload(await failedEntry('mf-cabinet', 'error'), { phase: 'event' })).toBe(true);
  },
);

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

test('LAY-59 without a network the page stays: a reload would replace it with the browser’s own error', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = jest.fn();
  reloadOnce(reload, 2_000_000);
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  reloadOnce(reload, 2_000_001);
  expect(reload).toHaveBeenCalledTimes(1);
});
