// The shell's own pages.

import { defineRoute } from '@zapovednik/platform/define';

export const technicalRoute = defineRoute('technical', '/technical', 'shell', 'tech', 'ROU-49', {
  footer: false,
  hidden: true,
});
export const testRoute = defineRoute('test', '/test', 'shell', 'empty', 'ROU-50', { footer: false, hidden: true });
export const redesignTestRoute = defineRoute('redesignTest', '/redesign/test', 'shell', 'empty', 'ROU-59', {
  footer: false,
  hidden: true,
});
