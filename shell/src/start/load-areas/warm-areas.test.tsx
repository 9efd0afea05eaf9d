import { defineArea } from '@zapovednik/platform/app';
import type { AreaName } from '@zapovednik/platform/routes';
import { fakeClock } from '@zapovednik/testing';
import { createTestShell } from '../../testing/open-app';
import { warmAreas } from './warm-areas';

/** Only the catalogue is on the page. Each area loads code for first presses; that of the catalogue cannot be loaded. */
function pageOfCatalogue() {
  const warmed = jest.fn<Promise<void>, [AreaName]>(async (name) => {
    if (name === 'mf-catalog') throw new Error('no chunk');
  });
  const areaOf = (name: AreaName) =>
    defineArea({ name, routes: [], widgets: [], start: () => [], warm: () => warmed(name) });
  const loaded = new Map<AreaName, ReturnType<typeof areaOf>>([['mf-catalog', areaOf('mf-catalog')]]);
  const load = jest.fn(async (name: AreaName) => {
    const area = areaOf(name);
    loaded.set(name, area);
    return area;
  });
  const names: readonly AreaName[] = ['mf-catalog', 'mf-checkout', 'mf-cabinet'];
  return { areas: { names, load, ready: (name: AreaName) => loaded.get(name), version: () => '1' }, load, warmed };
}

const IDLE = 3_000;

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

test('when the browser is idle, the basket’s area is loaded, and the code that loaded areas name; a failure stops nothing', async () => {
  const { pass } = fakeClock();
  const { areas, load, warmed } = pageOfCatalogue();
  warmAreas(areas, createTestShell());
  expect(load).not.toHaveBeenCalled();
  await pass(IDLE);
  expect(load.mock.calls).toEqual([['mf-checkout']]);
  expect(warmed.mock.calls).toEqual([['mf-catalog'], ['mf-checkout']]);
});

test('an area that cannot be loaded does not keep the others from their code', async () => {
  const { pass } = fakeClock();
  const { areas, load, warmed } = pageOfCatalogue();
  load.mockRejectedValueOnce(new Error('no entry'));
  warmAreas(areas, createTestShell());
  await pass(IDLE);
  expect(warmed.mock.calls).toEqual([['mf-catalog']]);
});

test('for a visitor who saves data nothing is loaded before a press', async () => {
  const { pass } = fakeClock();
  const { areas, load, warmed } = pageOfCatalogue();
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
    configurable: true,
  });
  warmAreas(areas, createTestShell());
  await pass(IDLE);
  expect([load.mock.calls.length, warmed.mock.calls.length]).toEqual([0, 0]);
});
