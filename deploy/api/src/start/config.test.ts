import { readConfig } from './config';

test.each(['0.0.0.0', '::', '10.0.0.7', 'api.shop.example'])(
  'a back end on %s is told its public origin',
  (API_HOST) => {
    expect(() => readConfig({ API_HOST })).toThrow('PUBLIC_ORIGIN');
    expect(() => readConfig({ API_HOST, PUBLIC_ORIGIN: '' })).toThrow('PUBLIC_ORIGIN');
    expect(readConfig({ API_HOST, PUBLIC_ORIGIN: 'http://shop.localhost:3000' })).toMatchObject({ API_HOST });
  },
);

test.each(['127.0.0.1', '::1', 'localhost', ''])('a back end on %j needs no settings', (API_HOST) => {
  expect(readConfig({ API_HOST }).PUBLIC_ORIGIN).toBe('http://shop.localhost:3000');
});
