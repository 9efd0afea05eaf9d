import type { PageArgs } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { data } from '@zapovednik/platform/router';
import { linkedAutoOrderQuery } from './linked-query';

/** `/auto-order/<token>/`: for a wrong or incomplete token, or an ended auto-order, the page is a 404 with help. */
export async function loadAutoOrderLink({ app, params: { autoOrderToken = '' }, required }: PageArgs) {
  const reading = app.query.fetchQuery(linkedAutoOrderQuery(app, autoOrderToken)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && [400, 404].includes(error.status)) return false;
      throw error;
    },
  );
  const isFound = await required('auto-order', reading, 'Не удалось загрузить автозаказ');
  return isFound ? { token: autoOrderToken } : data({ token: null }, { status: 404 });
}
