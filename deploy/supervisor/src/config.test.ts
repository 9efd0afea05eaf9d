import { readSettings, withPort } from './config';
import { reservePort } from './free-port';

test('an address of the shop follows its port, unless shoppers have it elsewhere', async () => {
  const { settings, release } = await withPort(readSettings({ PORT: '0' }));
  await release();
  expect(settings.publicOrigin).toBe(`http://shop.localhost:${settings.port}`);
  const behind = await withPort(readSettings({ PORT: '0', PUBLIC_ORIGIN: 'https://shop.example' }));
  await behind.release();
  expect(behind.settings.publicOrigin).toBe('https://shop.example');
});

test('the usual port that is taken gives way to a free one for development, and is refused to a shop', async () => {
  const usual = await reservePort(3000).catch(() => null);
  const { settings, release } = await withPort(readSettings({}), true);
  expect(settings.port).not.toBe(3000);
  expect(settings.publicOrigin).toBe(`http://shop.localhost:${settings.port}`);
  await expect(withPort(readSettings({}))).rejects.toThrow('порт 3000 занят');
  await release();
  await usual?.release();
});

test('a port that was set and is taken is refused, also to development', async () => {
  const taken = await reservePort();
  await expect(withPort(readSettings({ PORT: String(taken.port) }), true)).rejects.toThrow(
    `порт ${taken.port} занят: остановите того, кто его занял, или задайте другой PORT`,
  );
  await taken.release();
});

test('settings that mean nothing are refused in words, and a slash behind an address means nothing', () => {
  expect(() => readSettings({ API_ROOT: 'http://127.0.0.1:4000/v1' })).toThrow('API_ROOT: http(s)://host:port');
  expect(() => readSettings({ PORT: 'no' })).toThrow('PORT: a number');
  expect(readSettings({ API_ROOT: 'http://127.0.0.1:4000/' }).apiRoot).toBe('http://127.0.0.1:4000');
});
