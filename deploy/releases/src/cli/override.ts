import { parseArgs } from 'node:util';
import type { OwnerName } from 'shared-contracts/routes';
import * as z from 'zod/mini';
import { OVERRIDE_COOKIE, OVERRIDE_PATH, type OverrideSource, signOverride } from '../override';
import { PARTS, partName } from '../parts';
import { Refused } from '../refused';
import { readRelease } from '../release-store';
import { runCommand } from './run-command';
import { say } from './say';
import { releasesFolder } from './settings';

const USAGE = 'npm run override -- <часть> <версия | http://localhost:порт> [--hours 8]';
const settings = z.object({
  OVERRIDE_KEY: z.string('подмены выключены: задайте OVERRIDE_KEY, тот же, что у магазина').check(z.minLength(16)),
  /** Where the shop is, for the link. */
  SHOP_URL: z._default(z.string(), 'http://shop.localhost:3000'),
});

/** `npm run override -- mf-catalog 1.2.3`: a link that makes one browser take a part from elsewhere, for some hours. */
await runCommand(async () => {
  const { area, wanted, hours } = given();
  const read = settings.safeParse(process.env);
  if (!read.success) throw new Refused(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const { OVERRIDE_KEY, SHOP_URL } = read.data;
  const token = signOverride({ [area]: await sourceOf(area, wanted) }, Date.now() + hours * 3_600_000, OVERRIDE_KEY);
  say(`${area} из ${wanted}, на ${hours} ч, в том браузере, который откроет ссылку:`);
  say(new URL(`${OVERRIDE_PATH}${token}/`, SHOP_URL).href);
  say(`Для сценариев — cookie ${OVERRIDE_COOKIE}=${token}`);
  say(`Отменить: ${new URL(OVERRIDE_PATH, SHOP_URL).href}`);
});

async function sourceOf(area: OwnerName, wanted: string): Promise<OverrideSource> {
  if (/^https?:/.test(wanted)) return { origin: new URL(wanted).origin };
  await readRelease(releasesFolder(process.env), area, wanted).catch(() => {
    throw new Refused([`выпуска ${area} ${wanted} нет; какие есть, покажет npm run releases`]);
  });
  return { version: wanted };
}

function given() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { hours: { type: 'string', default: '8' } },
  });
  const area = partName.safeParse(positionals[0]);
  const [, wanted] = positionals;
  const hours = Number(values.hours);
  if (!area.success || !wanted || !(hours > 0 && hours <= 168))
    throw new Refused([USAGE, `части: ${PARTS.join(', ')}`]);
  return { area: area.data, wanted, hours };
}
