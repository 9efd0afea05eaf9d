import { join } from 'node:path';
import { Refused } from 'deploy-releases/refused';
import { AREAS } from 'shared-contracts/routes';
import * as z from 'zod/mini';
import { readSettings } from './config';
import { openDev } from './open-dev';
import { Running, say } from './running';

/** `npm run dev -- mf-catalog`: one area from its sources, with hot reload, in the shop of released versions of the rest. */
const running = new Running();
await running.run(async () => {
  const area = z.enum(AREAS).safeParse(process.argv[2]);
  if (!area.success) throw new Refused([`npm run dev -- <область>: ${AREAS.join(', ')}`]);
  const folder = join(import.meta.dirname, '../../..', area.data);
  const url = await openDev(readSettings(process.env), { area: area.data, folder }, running);
  say(`\nМагазин с ${area.data} из исходников: ${url}`);
  say('Правки видны сразу, состояние компонентов сохраняется. Остановить — Ctrl-C\n');
});
