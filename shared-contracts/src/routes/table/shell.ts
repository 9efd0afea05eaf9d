import { row } from '../define-row';

/** The shell's own pages. */
export const shellRoutes = [
  row('technical', '/technical', 'shell', 'tech', 'ROU-49', { footer: false, hidden: true }),
  row('test', '/test', 'shell', 'empty', 'ROU-50', { footer: false, hidden: true }),
  row('redesignTest', '/redesign/test', 'shell', 'empty', 'ROU-59', { footer: false, hidden: true }),
] as const;
