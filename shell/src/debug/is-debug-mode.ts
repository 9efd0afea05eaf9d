/** Whether the page was opened with `debug=1` (ROU-116). */
export const isDebugMode = ({ search }: { readonly search: string }): boolean =>
  new URLSearchParams(search).get('debug') === '1';
