import type { PageArgs } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { data } from '@zapovednik/platform/router';
import { visitQuery } from '../../visits/visit-access';

/** `/visit/<token>/`: for a wrong, expired or incomplete token, the page is a 404 with help. */
export async function loadVisitLink({ app, params: { visitToken = '' }, required }: PageArgs) {
  const reading = app.query.fetchQuery(visitQuery(app, { token: visitToken })).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && [400, 404].includes(error.status)) return false;
      throw error;
    },
  );
  const isFound = await required('visit', reading, 'Не удалось загрузить запись');
  return isFound ? { token: visitToken } : data({ token: null }, { status: 404 });
}
