import { notFound, type PageArgs } from '@zapovednik/platform/app';

/** The code of a visit: kind and number (CAB-25). For any other code there is no page. */
export async function loadVisit({ params: { code = '' } }: PageArgs): Promise<{ code: string; id: string }> {
  const [, id] = /^[a-z]+-([1-9]\d{0,8})$/.exec(code) ?? [];
  if (id === undefined) throw notFound();
  return { code, id };
}
