import { join } from 'node:path';
import type { Patch } from './patch';

export const drawnIcons: Patch = {
  name: 'drawn-icons',
  reason:
    "Otherwise every area contains the code that draws lucide's icons, and each icon adds two components. The shell supplies `createIcon`, so areas contain only the drawings.",
  saves: { shell: 1500, area: 700 },
  rule: {
    test: /lucide-react\/dist\/esm\/icons\/.*\.mjs$/,
    use: join(import.meta.dirname, 'icon-loader.mjs'),
  },
};
