import type { Boot } from '../boot';
import type { Asset } from './page-assets';

/** A value as a script may hold it: nothing in it can end the script or open a comment. */
export function scriptValue(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped);
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** How long the first paint is waited for, in milliseconds: a tab that nobody sees has none. */
const PAINT_LIMIT = 1_000;

/**
 * Runs the shell's script once the page has been painted: what runs before that keeps people waiting for what the server has
 * already sent, longest on a phone. The file itself is on its way by then (see Links).
 */
const afterPaint = `entry=>{
const script=Object.assign(document.createElement('script'),entry,{nonce:document.currentScript.nonce});
const start=()=>script.isConnected||document.head.append(script);
setTimeout(start,${PAINT_LIMIT});
new PerformanceObserver(start).observe({type:'paint',buffered:true})
}`;

/**
 * The inline script at the end of a page: all that the browser needs to take it over, and then the shell.
 * @param entry the shell's own script
 */
export function bootScript(boot: Boot, { url, integrity }: Asset): string {
  const entry = { src: url, integrity, crossOrigin: 'anonymous' };
  return `shopBoot=${scriptValue(boot)};(${afterPaint})(${scriptValue(entry)})`;
}
