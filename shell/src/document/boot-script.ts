import type { Boot } from '../boot';

/** A value as a script may hold it: nothing in it can end the script or open a comment. */
export function scriptValue(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The inline script that stands before the shell's own: all that the browser needs to take the page over. */
export function bootScript(boot: Boot): string {
  return `shopBoot=${scriptValue(boot)}`;
}
