import type { Boot } from '../boot';

/** A value as a script may hold it: nothing in it can end the script or open a comment. */
export function scriptValue(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped);
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The inline script that stands before the shell's own: all that the browser needs to take the page over. */
export function bootScript(boot: Boot): string {
  return `shopBoot=${scriptValue(boot)}`;
}
