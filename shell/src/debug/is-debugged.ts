/** Whether a page was asked for with `debug=1` (ROU-116). */
export const isDebugged = ({ search }: { readonly search: string }): boolean =>
  new URLSearchParams(search).get('debug') === '1';
