import { reservePort } from 'deploy-network/free-port';
import { readSettings, reserveShopPort } from './config';

test("the shop's address follows its port, unless a public origin is set", async () => {
  const { settings, release } = await reserveShopPort(readSettings({ PORT: '0' }));
  await release();
  expect(settings.publicOrigin).toBe(`http://shop.localhost:${settings.port}`);
  const behind = await reserveShopPort(readSettings({ PORT: '0', PUBLIC_ORIGIN: 'https://shop.example' }));
  await behind.release();
  expect(behind.settings.publicOrigin).toBe('https://shop.example');
});

test('when the default port is taken, development uses a free one, and a shop is refused', async () => {
  const usual = await reservePort(3000).catch(() => null);
  const { settings, release } = await reserveShopPort(readSettings({}), true);
  expect(settings.port).not.toBe(3000);
  expect(settings.publicOrigin).toBe(`http://shop.localhost:${settings.port}`);
  await expect(reserveShopPort(readSettings({}))).rejects.toThrow('порт 3000 занят');
  await release();
  await usual?.release();
});

test('a configured port that is taken is refused, also in development', async () => {
  const taken = await reservePort();
  await expect(reserveShopPort(readSettings({ PORT: String(taken.port) }), true)).rejects.toThrow(
    `порт ${taken.port} занят: остановите того, кто его занял, или задайте другой PORT`,
  );
  await taken.release();
});

test('invalid settings are refused with a message, and a slash after an address is ignored', () => {
  expect(() => readSettings({ API_ROOT: 'http://127.0.0.1:4000/v1' })).toThrow('API_ROOT: http(s)://host:port');
  expect(() => readSettings({ PORT: 'no' })).toThrow('PORT: a number');
  expect(readSettings({ API_ROOT: 'http://127.0.0.1:4000/' }).apiRoot).toBe('http://127.0.0.1:4000');
});
