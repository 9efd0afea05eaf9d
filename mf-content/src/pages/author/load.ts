import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { authorQuery } from '../../publications/publication-query';

/** Reads the author of the address; an unknown code is a 404. */
export async function loadAuthor({ app, params, required }: PageArgs): Promise<void> {
  if (!params.code) throw notFound();
  await required('author', app.query.ensureQueryData(authorQuery(app, params.code)), 'Автор не загрузился');
}
