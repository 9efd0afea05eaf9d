import { type Break, read } from './sources';

/** The number of the line at which a break begins. */
export const lineOf = ({ file, start }: Break): number => read(file).slice(0, start).split('\n').length;

/** The whole lines that a break changes, before and after. */
function linesOf({ file, start, end, text }: Break): { readonly before: string; readonly after: string } {
  const source = read(file);
  const first = source.lastIndexOf('\n', start - 1) + 1;
  const newline = source.indexOf('\n', end);
  const last = newline < 0 ? source.length : newline;
  return {
    before: source.slice(first, last),
    after: source.slice(first, start) + text + source.slice(end, last),
  };
}

const marked = (mark: string, lines: string) =>
  lines
    .split('\n')
    .map((line) => `${mark} ${line}`)
    .join('\n');

export function diffOf(one: Break): string {
  const { before, after } = linesOf(one);
  return `${marked('-', before)}\n${marked('+', after)}`;
}
