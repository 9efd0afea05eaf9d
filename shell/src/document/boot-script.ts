import type { Boot } from './boot';
import type { BootAnswer } from './boot-answers';
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

/**
 * The inline script at the end of a page: all data that hydration needs, and then the start of the shell.
 * @param start see startScript
 * @returns the script in pieces (see RenderResult)
 */
export function bootScript(boot: Boot, start: string): readonly string[] {
  return ['shopBoot=', ...bootText(boot), ';', start];
}
