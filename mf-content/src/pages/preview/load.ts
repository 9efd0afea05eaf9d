import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { previewQuery } from './preview-query';

/** Reads the draft of the link; a wrong or expired link is a 404. */
export async function loadPreview({ app, params, required }: PageArgs): Promise<void> {
  if (!params.token) throw notFound();
  await required('preview', app.query.ensureQueryData(previewQuery(app, params.token)), 'Черновик не загрузился');
}
