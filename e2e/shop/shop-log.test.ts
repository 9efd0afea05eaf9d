import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rememberLog, ShopLogs } from './shop-log';

const folder = mkdtempSync(join(tmpdir(), 'shop-log-'));
const file = join(folder, 'shop.log');
const PORT = 65_001;

afterAll(() => {
  delete process.env[`SHOP_LOG_${PORT}`];
  rmSync(folder, { recursive: true });
});

const line = (reqId: string, level: number) => {
  const fault = { area: 'mf-cabinet', phase: 'render', message: 'нет', stack: 'Error: нет' };
  const set = { set: '188f70837d75', versions: { shell: '1.0.0', 'mf-cabinet': '1.0.0' } };
  return `${JSON.stringify({ level, reqId, path: '/auth/', ...set, fault, msg: 'a part of the page failed' })}\n`;
};

test('the log gives warnings and errors of some requests, from now on, and only complete lines', () => {
  writeFileSync(file, `Магазин открыт\n${line('mine', 50)}`);
  rememberLog(PORT, file);
  const logs = new ShopLogs();
  const mine = () => logs.linesOf(new Set(['mine'])).map(({ level, fault }) => [level, fault?.message]);
  expect(mine()).toEqual([]);

  const last = line('mine', 50);
  appendFileSync(file, '{"level":50,"time":1.\n');
  appendFileSync(file, line('mine', 30) + line('mine', 40) + line('another', 50) + last.slice(0, 40));
  expect(mine()).toEqual([[40, 'нет']]);
  appendFileSync(file, last.slice(40));
  expect(mine()).toEqual([
    [40, 'нет'],
    [50, 'нет'],
  ]);
});

test('the log of a shop that starts later is read from its beginning', () => {
  const logs = new ShopLogs();
  const later = join(folder, 'later.log');
  writeFileSync(later, line('later', 50));
  rememberLog(PORT, later);
  expect(logs.linesOf(new Set(['later']))).toMatchObject([{ set: '188f70837d75', versions: { shell: '1.0.0' } }]);
});
