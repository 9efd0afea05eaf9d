import { join } from 'node:path';
import type { Patch } from './patch';

export const drawnIcons: Patch = {
  name: 'drawn-icons',
  reason:
    "Every area would carry what draws lucide's icons, and each icon is two components more: the shell supplies `createIcon`, and areas carry the drawings alone.",
  saves: { shell: 1500, area: 700 },
  rule: {
    test: /lucide-react\/dist\/esm\/icons\/.*\.mjs$/,
    use: join(import.meta.dirname, 'icon-loader.mjs'),
  },
};
