import type { AreaName } from '@zapovednik/platform/routes';

/** Milliseconds for the answer of a developer's machine. */
const ANSWER_LIMIT = 5_000;

interface ServedArea {
  readonly area: AreaName;
  readonly origin: string;
  /** The script that starts the area, from the live release. */
  readonly entry: string;
  /** Origin of the shop, whose pages request the script. */
  readonly shop: string;
}

/**
 * The reasons against loading an area from a machine. The machine is requested as a browser would do it. Empty when it
 * is allowed.
 */
export async function checkServedArea({ area, origin, entry, shop }: ServedArea): Promise<string[]> {
  const address = `${origin}/${entry}`;
  const answer = await fetch(address, { headers: { origin: shop }, signal: AbortSignal.timeout(ANSWER_LIMIT) }).catch(
    () => null,
  );
  if (!answer) return [`${area}: ${origin} не отвечает; запустите там свою область`];
  if (!answer.ok) return [`${area}: по адресу ${address} нет скрипта области (ответ ${answer.status})`];
  // The federation container is assigned to a variable with the area's name.
  const [, found] = /\bvar (mf_\w+)/.exec(await answer.text()) ?? [];
  const served = found?.replace('_', '-');
  if (!served) return [`${area}: по адресу ${address} не скрипт области`];
  if (served !== area) return [`${area}: ${origin} отдаёт ${served}`];
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === shop) return [];
  return [`${area}: ${origin} не отдаёт файлы страницам магазина (нет Access-Control-Allow-Origin: *)`];
}
