import { EarlierData } from './earlier-data';
import { hasErrorCode } from './error-code';
import { isDiskFull } from './failures';
import { FolderInUse } from './folder-in-use';
import { NotMigrated } from './require-migrated';

/** The folder of PGlite exists and cannot be opened. */
export class BrokenFolder extends Error {
  override name = 'BrokenFolder';
  constructor(
    readonly folder: string,
    cause: unknown,
  ) {
    super(`${folder} cannot be opened`, { cause });
  }
}

/**
 * What to do when the database could not be opened, in Russian. Null for another error, which is a bug of this program.
 * @param url `DATABASE_URL`, whose password is never shown
 */
export function explainStartFailure(error: unknown, url: string | undefined): string | null {
  if (error instanceof FolderInUse) {
    const { holder, folder } = error;
    return `Данные ${folder} уже открыл другой магазин (процесс ${holder?.pid ?? 'неизвестен'}${holder ? `, с ${holder.since}` : ''}). Они не тронуты. Остановите его или задайте другую DATA_DIR.`;
  }
  if (error instanceof BrokenFolder) {
    return `База ${error.folder} не открывается: она повреждена или создана другой версией. Верните её из копии. Если данные не нужны, удалите эту папку: следующий запуск заполнит её снова.`;
  }
  if (error instanceof EarlierData) {
    const what = url === undefined ? 'Данные магазина созданы' : `База ${placeOf(url)} создана`;
    return `${what} прежней версией, которую эта не продолжает; здесь ничего не тронуто, а начать заново можно командой npm run reset-data.`;
  }
  if (error instanceof NotMigrated && url !== undefined)
    return `База ${placeOf(url)} ещё не готова для этой версии. Сначала выполните роль migrate.`;
  if (isDiskFull(error)) return 'На диске нет места для данных магазина.';
  if (url === undefined) return null;
  const place = placeOf(url);
  if (hasErrorCode(error, /^(28P01|28000)$/)) return `PostgreSQL ${place} не принимает имя или пароль из DATABASE_URL.`;
  if (hasErrorCode(error, /^3D000$/))
    return `В PostgreSQL ${place} нет такой базы. Создайте её (createdb) или исправьте DATABASE_URL.`;
  if (hasErrorCode(error, /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/))
    return `PostgreSQL ${place} не отвечает. Запустите его или исправьте DATABASE_URL.`;
  return null;
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'из DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
