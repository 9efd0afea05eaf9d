import type { Boot } from './boot';
import type { BootAnswer } from './boot-answers';
import type { Asset } from './page-assets';
import { scriptValue } from './script-value';

const written = new WeakMap<object, string>();

/** An answer that pages share is frozen (see caching-api), so it is serialised only once for all of them. */
function answerText(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return scriptValue(answer);
  const text = written.get(answer) ?? scriptValue(answer);
  written.set(answer, text);
  return text;
}

/** More fields, up to the closing brace of their object. */
const rest = (fields: object) => `,${scriptValue(fields).slice(1)}`;

const textOf = ({ data, ...answer }: BootAnswer) => ['{"data":', answerText(data), rest(answer)];

function bootText({ answers, ...boot }: Boot): readonly string[] {
  const texts = answers.flatMap((one, index) => (index === 0 ? textOf(one) : [',', ...textOf(one)]));
  return ['{"answers":[', ...texts, ']', rest(boot)];
}

/** How long the script waits for the first paint, in milliseconds. A hidden tab never paints. */
const PAINT_LIMIT = 1_000;

/**
 * Runs the shell's script after the first paint. Running it earlier would delay the display of the server's HTML,
 * especially on a phone. The file itself is already loading by then (see preloadScript).
 */
const afterPaint = `entry=>{
const script=Object.assign(document.createElement('script'),entry);
const start=()=>script.isConnected||document.head.append(script);
setTimeout(start,${PAINT_LIMIT});
new PerformanceObserver(start).observe({type:'paint',buffered:true})
}`;

/**
 * The inline script at the end of a page: all data that hydration needs, and then the shell's script.
 * @param entry the shell's own script
 * @returns the script in pieces (see RenderResult)
 */
export function bootScript(boot: Boot, { url, integrity }: Asset): readonly string[] {
  const entry = { src: url, integrity, crossOrigin: 'anonymous' };
  return ['shopBoot=', ...bootText(boot), `;(${afterPaint})(${scriptValue(entry)})`];
}
