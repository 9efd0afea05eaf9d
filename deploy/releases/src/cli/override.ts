import { parseArgs } from 'node:util';
import { publicOrigin } from 'deploy-network/public-origin';
import * as z from 'zod/mini';
import { checkOverride } from '../check-override';
import { OVERRIDE_PATH, signOverride } from '../override';
import { parseOverride } from '../parse-override';
import { ReleaseRejected } from '../release-rejected';
import { print } from './print';
import { runCommand } from './run-command';
import { releasesFolder } from './settings';

const USAGE = [
  'npm run override -- <часть> <версия | http://localhost:порт> … [--hours 8], не дольше недели (168)',
  'части: shell и области mf-…; какие есть, покажет npm run releases',
];
const LONGEST = 168;

const settings = z.object({
  OVERRIDE_KEY: z
    .string('подмены выключены: задайте тот же, что у магазина')
    .check(z.minLength(16, 'слишком короткий')),
  /** The shop's origin, for the link. */
  SHOP_URL: publicOrigin,
});

/**
 * `npm run override -- mf-catalog 1.2.3 …`: prints a link that makes one browser load apps from another release or address, for some
 * hours.
 */
await runCommand(async () => {
  const { pairs, hours } = given();
  const override = parseOverride(pairs);
  const read = settings.safeParse(process.env);
  if (!read.success)
    throw new ReleaseRejected(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const { OVERRIDE_KEY, SHOP_URL } = read.data;
  const reasons = await checkOverride(releasesFolder(process.env), override, SHOP_URL);
  if (reasons.length > 0) throw new ReleaseRejected(reasons);
  const token = signOverride(override, Date.now() + hours * 3_600_000, OVERRIDE_KEY);
  print(
    `${pairs.map((pair) => pair.join(' ')).join(', ')}: на ${hours} ч, в браузере, который откроет ссылку, во всех городах`,
  );
  print(new URL(`${OVERRIDE_PATH}${token}/`, SHOP_URL).href);
  print(`То же в сценариях: OVERRIDE='${pairs.map((pair) => pair.join('=')).join(',')}' npm run journeys`);
  print(`Отменить: ${new URL(OVERRIDE_PATH, SHOP_URL).href}`);
});

function given() {
  const { values, positionals } = parsed();
  const hours = Number(values.hours);
  if (positionals.length === 0 || !(hours > 0 && hours <= LONGEST)) throw new ReleaseRejected(USAGE);
  const pairs = positionals.flatMap((app, at): [string, string | undefined][] =>
    at % 2 === 0 ? [[app, positionals[at + 1]]] : [],
  );
  return { pairs, hours };
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { hours: { type: 'string', default: '8' } } });
  } catch {
    throw new ReleaseRejected(USAGE);
  }
}
