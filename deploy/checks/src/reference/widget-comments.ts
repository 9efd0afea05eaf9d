import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const contracts = join(import.meta.dirname, '../../../../shared-contracts/areas/src');

/** The text of a doc comment, and the name that follows it: a constant, or a prop in its schema. */
const DOCUMENTED =
  /\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*(?:export const \w+ = defineWidget\(\{\s*name: '([\w-]+)'|(\w+):)/g;

/**
 * The comments of widgets and their props in the sources.
 *
 * @param sources by default every `widgets.ts` of shared-contracts
 * @returns by `<widget>` and `<widget>.<prop>`; the comments of props follow that of their widget
 */
export function widgetComments(sources: readonly string[] = widgetSources()): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  for (const source of sources) {
    let widget = '';
    for (const [, comment = '', name, prop] of source.matchAll(DOCUMENTED)) {
      widget = name ?? widget;
      comments.set(prop ? `${widget}.${prop}` : widget, comment.replace(/\s*\n\s*\*\s*/g, ' '));
    }
  }
  return comments;
}

const widgetSources = () =>
  readdirSync(contracts, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+\/widgets\.ts$/.test(file))
    .map((file) => readFileSync(join(contracts, file), 'utf8'));
