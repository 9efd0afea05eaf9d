import type { Boot } from './boot';
import type { BootAnswer } from './boot-answers';
import { policyHash } from './policy-hash';
import { scriptValue } from './script-value';

/** A script in pieces (see RenderResult). */
export interface InlineScript {
  readonly pieces: readonly string[];
  /** As a policy names it. */
  readonly hash: string;
}

/** A text and its UTF-8. */
interface Written {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** A part of a script that is written once, and one that is written for a page. */
type Part = Written | string;

const written = new WeakMap<object, Written>();

/** What pages share is frozen (answers: see caching-api), so it is serialised only once for all of them. */
function sharedText(value: unknown): Part {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return scriptValue(value);
  const known = written.get(value);
  if (known) return known;
  const text = scriptValue(value);
  const fresh = { text, bytes: Buffer.from(text) };
  written.set(value, fresh);
  return fresh;
}

/** More fields, up to the closing brace of their object. */
const rest = (fields: object) => `,${scriptValue(fields).slice(1)}`;

const textOf = ({ data, ...answer }: BootAnswer) => ['{"data":', sharedText(data), rest(answer)];

function bootText({ answers, routes, areas, ...boot }: Boot): readonly Part[] {
  const texts = answers.flatMap((one, index) => (index === 0 ? textOf(one) : [',', ...textOf(one)]));
  return ['{"routes":', sharedText(routes), ',"areas":', sharedText(areas), ',"answers":[', ...texts, ']', rest(boot)];
}

/**
 * The inline script at the end of a page: all data that hydration needs, and then the start of the shell.
 * @param start see startScript
 */
export function bootScript(boot: Boot, start: string): InlineScript {
  const parts = ['shopBoot=', ...bootText(boot), ';', start];
  return {
    pieces: parts.map((part) => (typeof part === 'string' ? part : part.text)),
    hash: policyHash(...parts.map((part) => (typeof part === 'string' ? part : part.bytes))),
  };
}
