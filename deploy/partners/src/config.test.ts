import { readConfig } from './config';

test('orders move by themselves only in a shop on this machine', () => {
  expect(readConfig({ ORDER_PACE: '60' })).toMatchObject({ ORDER_PACE: 60 });
  expect(readConfig({ PUBLIC_ORIGIN: 'https://shop.example' })).toMatchObject({ ORDER_PACE: 0 });
  for (const PUBLIC_ORIGIN of ['https://shop.example', 'http://shop.example', 'https://shop.localhost']) {
    expect(() => readConfig({ ORDER_PACE: '60', PUBLIC_ORIGIN })).toThrow('ORDER_PACE');
  }
  for (const ORDER_PACE of ['-1', 'soon']) expect(() => readConfig({ ORDER_PACE })).toThrow('ORDER_PACE');
});
