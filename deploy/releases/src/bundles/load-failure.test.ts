import * as z from 'zod/mini';
import { ForbiddenModule } from './load-bundle';
import { loadFailure } from './load-failure';

const parseError = (value: unknown) => z.object({ default: z.object({ name: z.string() }) }).safeParse(value).error;

test.each<[unknown, RegExp]>([
  [new Error('No route has the id help'), /^маршрута help нет в таблице shell: исправьте имя, а для новой страницы/],
  [new ForbiddenModule('node:fs', 'index.cjs'), /^она берёт модуль node:fs, которого shell не даёт/],
  [parseError({ default: {} }), /^в том, что она экспортирует, нет нужного \(default\.name\)/],
  [new Error('window is not defined\nmore'), /^window is not defined\. Ошибка возникает при запуске на сервере/],
  ['thrown text', /^thrown text\. /],
])('%s is reported in one line', (error, expected) => {
  expect(loadFailure(error)).toMatch(expected);
  expect(loadFailure(error)).not.toContain('\n');
});
