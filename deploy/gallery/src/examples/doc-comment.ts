/** One example of a doc comment. */
interface DocExample {
  /** Its title; empty when the comment has none. */
  readonly title: string;
  /** TSX: statements, with the shown element at the end. */
  readonly code: string;
}

export interface DocComment {
  /** The text before the first tag. */
  readonly about: string;
  readonly examples: readonly DocExample[];
}

/**
 * Reads the text between the marks of a doc comment. An example ends at the next tag. Words behind `@example` are its title, unless they
 * are code already:
 *
 * ```
 * @example <Badge theme="green">Новинка</Badge>
 * @example Long text
 * <Badge theme="green">…</Badge>
 * ```
 */
export function readDocComment(comment: string): DocComment {
  const text = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n');
  const [about = '', ...tags] = text.split(/^@/m);
  const examples = tags.flatMap((tag) => {
    const [, first = '', rest = ''] = /^example\b *(.*)\n?([\s\S]*)$/.exec(tag) ?? [];
    if (!tag.startsWith('example')) return [];
    const isCode = /^[<(]|^const /.test(first);
    return [{ title: isCode ? '' : first.trim(), code: `${isCode ? first : ''}\n${rest}`.trim() }];
  });
  return { about: about.trim().replace(/\s*\n\s*/g, ' '), examples };
}
