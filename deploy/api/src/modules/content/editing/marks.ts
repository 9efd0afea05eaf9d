/** Signs that stay in a text when a mark has no end, and the mark's name for an editor. */
const left: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\*\*|__/, 'выделение ** не закрыто'],
  [/~~/, 'зачёркивание ~~ не закрыто'],
  [/`/, 'код ` не закрыт'],
  [/\]\(|!\[/, 'ссылка или картинка не закрыта: [текст](/адрес/)'],
  // A star beside a space is a sign of the text: `5 * 3`.
  [/(?<=^|[\s(«])[*_](?=\S)|(?<=\S)[*_](?=$|[\s.,:;!?)»])/, 'курсив * не закрыт'],
];

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/**
 * What is not closed in the words of a block, after its marks were read. A sign that is meant is written with a backslash: `\*`.
 *
 * @returns null when everything is closed
 */
export function unclosedIn(words: string): string | null {
  const [, name] = left.find(([sign]) => sign.test(words)) ?? [];
  if (name) return name;
  if (count(words, '[') !== count(words, ']')) return 'скобка [ не закрыта: [текст](/адрес/)';
  if (count(words, '«') !== count(words, '»') || count(words, '"') % 2 > 0) return 'кавычка не закрыта';
  return null;
}
