/** A page of a list, as pages read it: the specification says `page_count`. */
export type ListPage<Answer> = Omit<Answer, 'page_count'> & { readonly pageCount: number };

export const toListPage = <Answer extends { page_count: number }>({
  page_count,
  ...page
}: Answer): ListPage<Answer> => ({ ...page, pageCount: page_count });
