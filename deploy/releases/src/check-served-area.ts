import type { AreaName } from 'shared-contracts/routes';

/** Milliseconds for the answer of a developer's machine. */
const ANSWER_LIMIT = 5_000;

interface ServedArea {
  readonly area: AreaName;
  readonly origin: string;
  /** The script that starts the area, as the live release names it. */
  readonly entry: string;
  /** Origin of the shop, whose pages ask for the script. */
  readonly shop: string;
}

/** What speaks against taking an area from a machine, asked as a browser would; nothing when it may. */
export async function checkServedArea({ area, origin, entry, shop }: ServedArea): Promise<string[]> {
  const address = `${origin}/${entry}`;
  const answer = await fetch(address, { headers: { origin: shop }, signal: AbortSignal.timeout(ANSWER_LIMIT) }).catch(
    () => null,
  );
  if (!answer) return [`${area}: ${origin} не отвечает; запустите там свою область`];
  if (!answer.ok) return [`${area}: по адресу ${address} нет скрипта области (ответ ${answer.status})`];
  // Federation's container puts itself into a variable of the area's name.
  const [, found] = /\bvar (mf_\w+)/.exec(await answer.text()) ?? [];
  const served = found?.replace('_', '-');
  if (!served) return [`${area}: по адресу ${address} не скрипт области`];
  if (served !== area) return [`${area}: ${origin} отдаёт ${served}`];
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === shop) return [];
  return [`${area}: ${origin} не отдаёт файлы страницам магазина (нет Access-Control-Allow-Origin: *)`];
}
