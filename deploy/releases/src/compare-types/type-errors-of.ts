/**
 * The errors of one file in TypeScript's output, by line: the first and the last message of the compiler (the outermost types and the
 * innermost reason).
 */
export function typeErrorsOf(output: string, file: string): ReadonlyMap<number, string> {
  const errors = new Map<number, string[]>();
  let current: string[] | null = null;
  for (const text of output.split('\n')) {
    const [, name, line, message = ''] = /^(\S+)\((\d+),\d+\): error TS\d+: (.*)$/.exec(text) ?? [];
    if (name !== undefined) {
      current = name === file ? [message] : null;
      if (current && !errors.has(Number(line))) errors.set(Number(line), current);
    } else if (current && /^\s+\S/.test(text)) current.push(text.trim());
  }
  return new Map([...errors].map(([line, said]) => [line, readable([...new Set([said[0], said.at(-1)])].join(' '))]));
}

/** Types by name, without the paths of the files that declare them. */
const readable = (message: string) => message.replaceAll(/import\("[^"]*"\)\./g, '');
