import { fakeClock } from '@zapovednik/testing';
import { afterPaint } from './after-paint';
import { whenIdle } from './when-idle';

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(document, 'readyState');
});

const pageIs = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });

test('work for an idle browser waits until the page has loaded, and then until the browser is idle', () => {
  let becomeIdle = () => {};
  Object.assign(window, {
    requestIdleCallback(work: () => void) {
      becomeIdle = work;
    },
  });
  const work = jest.fn();
  pageIs('interactive');
  whenIdle(work);
  becomeIdle();
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(work).not.toHaveBeenCalled();
  becomeIdle();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a browser that cannot tell when it is idle does the work three seconds after the page', async () => {
  const { pass } = fakeClock();
  const work = jest.fn();
  pageIs('complete');
  whenIdle(work);
  await pass(2_999);
  expect(work).not.toHaveBeenCalled();
  await pass(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work after the paint waits for a second frame; in the background, where no frame comes, for half a second', async () => {
  const { pass } = fakeClock();
  const frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const work = jest.fn();
  void afterPaint().then(work);
  await pass(499);
  expect(work).not.toHaveBeenCalled();
  await pass(1);
  expect(work).toHaveBeenCalledTimes(1);
  void afterPaint().then(work);
  frame.mock.lastCall?.[0](0);
  await pass(0);
  expect(work).toHaveBeenCalledTimes(1);
  frame.mock.lastCall?.[0](0);
  await pass(0);
  expect(work).toHaveBeenCalledTimes(2);
});
