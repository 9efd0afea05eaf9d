import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { InvalidArgumentError } from 'deploy-command-line/words';
import { publicOrigin } from 'deploy-network/public-origin';
import * as z from 'zod/mini';
import { checkOverride } from '../actions/check-override';
import { OVERRIDE_PATH, signOverride } from '../overrides/override';
import { parseOverride } from '../overrides/parse-override';
import { ReleaseRejected } from '../release-rejected';
import { runReleaseCommand } from './run-command';
import { releasesFolder } from './settings';

const LONGEST = 168;

const settings = z.object({
  OVERRIDE_KEY: z
    .string('подмены выключены: задайте тот же, что у магазина')
    .check(z.minLength(16, 'слишком короткий')),
  /** The shop's origin, for the link. */
  SHOP_URL: publicOrigin,
});

/**
 * `npm run override -- mf-catalog 1.2.3 …`: prints a link that makes one browser load apps from another release or
 * address for some hours.
 */
const command = shopCommand(
  'override',
  'Печатает ссылку: открывший её браузер получает части другого выпуска или с другого адреса.',
)
  .argument('<части...>', 'парами: часть и версия или http://localhost:порт; какие есть, покажет npm run releases')
  .option('--hours <число>', `сколько часов действует, не дольше недели (${LONGEST})`, hoursOf, 8)
  .action(async (words: readonly string[], { hours }: { hours: number }) => {
    const pairs = words.flatMap((app, at): [string, string | undefined][] =>
      at % 2 === 0 ? [[app, words[at + 1]]] : [],
    );
    const override = parseOverride(pairs);
    const read = settings.safeParse(process.env);
    if (!read.success)
      throw new ReleaseRejected(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
    const { OVERRIDE_KEY, SHOP_URL } = read.data;
    const reasons = await checkOverride(releasesFolder(process.env), override, SHOP_URL);
    if (reasons.length > 0) throw new ReleaseRejected(reasons);
    const token = signOverride(override, Date.now() + hours * 3_600_000, OVERRIDE_KEY);
    const list = pairs.map((pair) => pair.join(' ')).join(', ');
    print(`${list}: на ${hours} ч, в браузере, который откроет ссылку, во всех городах`);
    print(new URL(`${OVERRIDE_PATH}${token}/`, SHOP_URL).href);
    print(`То же в сценариях: OVERRIDE='${pairs.map((pair) => pair.join('=')).join(',')}' npm run journeys`);
    print(`Отменить: ${new URL(OVERRIDE_PATH, SHOP_URL).href}`);
  });

function hoursOf(word: string): number {
  const hours = Number(word);
  if (hours > 0 && hours <= LONGEST) return hours;
  throw new InvalidArgumentError(`${word} — не число часов от 1 до ${LONGEST}`);
}

await runReleaseCommand(command);
