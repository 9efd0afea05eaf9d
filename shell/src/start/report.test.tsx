import { report } from './report';

test('what a loader throws is reported with its status and message, an error with its name', () => {
  const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  const boot = { shellVersion: '1.0.0', areas: {}, override: [] };
  report({ status: 503, data: 'Не удалось загрузить товары' }, { area: 'mf-catalog', phase: 'loader' }, boot);
  report(new TypeError('нет'), { area: 'mf-catalog', phase: 'render' }, boot);
  expect(sendBeacon.mock.calls.map(([, body]) => JSON.parse(body).message)).toEqual([
    '{"status":503,"data":"Не удалось загрузить товары"}',
    'TypeError: нет',
  ]);
});
