import type { Boot } from './boot';
import type { BootAnswer } from './boot-answers';
import { scriptValue } from './script-value';

const written = new WeakMap<object, string>();

/** What pages share is frozen (answers: see caching-api), so it is serialised only once for all of them. */
function sharedText(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return scriptValue(value);
  const text = written.get(value) ?? scriptValue(value);
  written.set(value, text);
  return text;
}

/** More fields, up to the closing brace of their object. */
const rest = (fields: object) => `,${scriptValue(fields).slice(1)}`;

const textOf = ({ data, ...answer }: BootAnswer) => ['{"data":', sharedText(data), rest(answer)];

function bootText({ answers, routes, ...boot }: Boot): readonly string[] {
  const texts = answers.flatMap((one, index) => (index === 0 ? textOf(one) : [',', ...textOf(one)]));
  return ['{"routes":', sharedText(routes), ',"answers":[', ...texts, ']', rest(boot)];
}

/**
 * The inline script at the end of a page: all data that hydration needs, and then the start of the shell.
 * @param start see startScript
 * @returns the script in pieces (see RenderResult)
 */
export function bootScript(boot: Boot, start: string): readonly string[] {
  return ['shopBoot=', ...bootText(boot), ';', start];
}
