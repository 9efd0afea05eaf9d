import { readDocComment } from './doc-comment';

test('examples of a comment are read with their titles', () => {
  const comment = `*
 * A short label.
 * In two lines.
 *
 * @param theme the colour
 * @example <Badge>one</Badge>
 * @example Long text
 * const [text] = useState('long');
 * <Badge>
 *   {text}
 * </Badge>
 * @returns nothing that counts
 `;
  expect(readDocComment(comment)).toEqual({
    about: 'A short label. In two lines.',
    examples: [
      { title: '', code: '<Badge>one</Badge>' },
      { title: 'Long text', code: "const [text] = useState('long');\n<Badge>\n  {text}\n</Badge>" },
    ],
  });
});
