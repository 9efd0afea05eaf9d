/** Texts for search engines that tests do not check. */
export const seo = (title: string) => ({
  description: '',
  meta_description: title,
  meta_filter: '',
  meta_keywords: '',
  meta_title: title,
  page_title: title,
});

export const palette = { ground: '#ffffff', main: '#205030', accent: '#f08020', ink: '#102010' };
