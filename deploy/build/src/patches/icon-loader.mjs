/** Turns icons of lucide into components of the design system, without the keys that lucide gives to their elements. */
export default function icons(source) {
  return source
    .replace(
      "import createLucideIcon from '../createLucideIcon.mjs'",
      "import { createIcon as createLucideIcon } from '@zapovednik/ui/icon'",
    )
    .replace(/,\s*key: "\w+"/g, '');
}
