import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The instructions of a guide. */
type Step =
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  | { readonly kind: 'edit'; readonly file: string; readonly from: string; readonly to: string }
  | { readonly kind: 'run'; readonly line: string };

const BLOCK = /^```(\w+)\n([\s\S]*?)^```$/gm;

/**
 * The steps of a guide of `docs/guides`, in order: a block that begins with the comment `// <file>` is a new file, a `diff` that
 * begins with `--- <file>` changes a file, each line of `sh` is run. Other blocks are only examples.
 *
 * @param heading a heading of the guide: only the steps between it and the next heading
 * @throws Error when there are no steps
 */
export async function stepsOf(guide: string, heading?: string): Promise<Step[]> {
  const text = await readFile(join(import.meta.dirname, '../../docs/guides', guide), 'utf8');
  const chapter = heading === undefined ? text : sectionOf(text, heading);
  const steps = [...chapter.matchAll(BLOCK)].flatMap(([, language = '', code = '']) => stepsIn(language, code));
  if (steps.length === 0) throw new Error(`${guide} has no steps${heading ? ` under "${heading}"` : ''}`);
  return steps;
}

const sectionOf = (text: string, heading: string): string =>
  text.split(/^(?=##+ )/m).find((section) => section.replace(/^#+ /, '').startsWith(`${heading}\n`)) ?? '';

function stepsIn(language: string, code: string): Step[] {
  if (language === 'sh')
    return code
      .trim()
      .split('\n')
      .map((line) => ({ kind: 'run', line }));
  if (language === 'diff') return [editOf(code)];
  const [, file, text] = /^\/\/ (\S+)\n([\s\S]*)$/.exec(code) ?? [];
  return file && text ? [{ kind: 'write', file, text }] : [];
}

/** Lines with a space are unchanged, lines with a minus are removed, lines with a plus are added. */
function editOf(code: string): Step {
  const [head = '', ...lines] = code.trimEnd().split('\n');
  const file = head.replace(/^--- /, '');
  const side = (marks: RegExp) =>
    lines
      .filter((line) => line === '' || marks.test(line))
      .map((line) => line.slice(1))
      .join('\n');
  return { kind: 'edit', file, from: side(/^[ -]/), to: side(/^[ +]/) };
}
