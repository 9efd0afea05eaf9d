import type { DehydratedState } from 'shared-contracts/query/hydration';
import type { Boot } from '../boot';
import type { Asset } from './page-assets';

/** A value as a script may hold it: nothing in it can end the script or open a comment. */
export function scriptValue(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped);
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const answers = new WeakMap<object, string>();

/** An answer that pages share is frozen (see keeping-api), and so written down once for all of them. */
function answerText(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return scriptValue(answer);
  const text = answers.get(answer) ?? scriptValue(answer);
  answers.set(answer, text);
  return text;
}

/** The fields that follow others, to the end of their object. */
const rest = (fields: object) => `,${scriptValue(fields).slice(1)}`;

const queryText = ({ state: { data, ...state }, ...query }: DehydratedState['queries'][number]) => [
  '{"state":{"data":',
  answerText(data),
  rest(state) + rest(query),
];

function bootText({ query: { queries, ...query }, ...boot }: Boot): readonly string[] {
  const texts = queries.flatMap((one, index) => (index === 0 ? queryText(one) : [',', ...queryText(one)]));
  return ['{"query":{"queries":[', ...texts, ']', rest(query) + rest(boot)];
}

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
 * @returns the script in pieces (see RenderResult)
 */
export function bootScript(boot: Boot, { url, integrity }: Asset): readonly string[] {
  const entry = { src: url, integrity, crossOrigin: 'anonymous' };
  return ['shopBoot=', ...bootText(boot), `;(${afterPaint})(${scriptValue(entry)})`];
}
