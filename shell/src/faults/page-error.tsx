import { isRouteErrorResponse, useRouteError } from 'react-router';

/** What stands in a page's place when it is not there or has failed; the layout around it stays. */
export function PageError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <h1>Страница не найдена</h1>;
  return <h1>Возникла ошибка</h1>;
}
