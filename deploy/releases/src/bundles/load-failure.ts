import * as z from 'zod/mini';
import { ForbiddenModule } from './load-bundle';

/** The reason why a server bundle does not run, in one line for its team. */
export function loadFailure(error: unknown): string {
  if (error instanceof ForbiddenModule) {
    return `она берёт модуль ${error.module}, которого shell не даёт: уберите этот import или оставьте его для браузера`;
  }
  if (error instanceof z.core.$ZodError) {
    const fields = error.issues.map(({ path }) => path.join('.')).join(', ');
    return `в том, что она экспортирует, нет нужного (${fields}): area.ts экспортирует по умолчанию defineArea({ … })`;
  }
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const [, route] = /^No route has the id (.+)$/.exec(line) ?? [];
  if (route !== undefined) {
    return `маршрута ${route} нет в таблице shell: исправьте имя, а для новой страницы сначала добавьте строку в таблицу и выпустите shell`;
  }
  return `${line}. Ошибка возникает при запуске на сервере: код верхнего уровня не может рассчитывать на браузер и на посетителя`;
}
