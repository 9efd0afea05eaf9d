import MarkdownIt from 'markdown-it';
import { unclosedIn } from './marks';
import type { Problem } from './problems';
import { isTied, typesetPart } from './typeset';

/** HTML is parsed only to find and refuse it. */
const parser = new MarkdownIt('default', { html: true });
type Token = ReturnType<typeof parser.parse>[number];

// All addresses are read as links, so that a harmful one is refused with its line instead of shown as text.
parser.validateLink = () => true;

// Escaped signs are still apart from the words here: `\*` is meant.
parser.core.ruler.before('text_join', 'unclosed', ({ tokens }) => {
  for (const token of tokens) {
    const words = (token.children ?? []).map(({ type, content }) => (type === 'text' ? content : ' ')).join('');
    const message = unclosedIn(words);
    if (message) token.meta = { unclosed: message };
  }
});

/** Allowed addresses of a link. `//host` would lead to another host. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

/** The name of a picture in the folder of the text. Folders are not allowed, so it cannot lead outside. */
export const PICTURE_NAME = /^[a-z0-9][a-z0-9_-]*\.(?:jpe?g|png|webp)$/i;

/** A Markdown text whose syntax is checked. */
export interface Markdown {
  problems: readonly Problem[];
  tokens: readonly Token[];
  /** Links to the shop's own pages, and to anchors. */
  links: readonly TextLink[];
  pictures: readonly { name: string; line: number }[];
}

export interface TextLink {
  file: string;
  line: number;
  /** `/shops/`, `#razmer` */
  address: string;
}

/** A token with the line of its block, from 1. */
function* allTokens(tokens: readonly Token[], firstLine: number): Generator<{ token: Token; line: number }> {
  let line = firstLine;
  for (const token of tokens) {
    line = token.map ? firstLine + token.map[0] : line;
    yield { token, line };
    for (const child of token.children ?? []) yield { token: child, line };
  }
}

const unclosedOf = (meta: unknown): string | null =>
  typeof meta === 'object' && meta !== null && 'unclosed' in meta ? String(meta.unclosed) : null;

function problemOf(token: Token): string | null {
  switch (token.type) {
    case 'html_block':
    case 'html_inline':
      return `HTML не поддерживается, уберите ${token.content.trim().slice(0, 40)}`;
    case 'inline':
      return unclosedOf(token.meta);
    case 'heading_open':
      return token.tag === 'h1' ? 'заголовок страницы — поле title, в тексте начинайте с ##' : null;
    case 'link_open': {
      const address = String(token.attrGet('href') ?? '');
      return ADDRESS.test(address) ? null : `ссылка ${address}: нужен адрес, который начинается с / или https://`;
    }
    case 'image': {
      const name = String(token.attrGet('src') ?? '');
      if (!PICTURE_NAME.test(name)) return `картинка ${name}: нужно имя файла JPEG, PNG или WebP из той же папки`;
      return token.content.trim() === '' ? `картинка ${name}: опишите её в квадратных скобках` : null;
    }
    default:
      return null;
  }
}

/** Sets the words of a block. Addresses and code stay as they are. */
function typesetLine(children: readonly Token[]): void {
  children.forEach((child, at) => {
    if (child.type === 'text') child.content = typesetPart(child.content, at > 0, at < children.length - 1);
    if (child.type !== 'softbreak') return;
    const [before, after] = [children[at - 1], children.slice(at + 1).find(({ type }) => type === 'text')];
    if (before?.type !== 'text' || !after || !isTied(before.content, after.content)) return;
    child.type = 'text';
    child.tag = '';
    child.content = '\u00a0';
  });
}

/** Markdown encodes addresses; a broken encoding stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Whether a block of code has its last line of marks. */
const isClosed = ({ map, markup }: Token, source: readonly string[]): boolean =>
  map !== null && map[1] - map[0] > 1 && (source[map[1] - 1] ?? '').trimEnd().endsWith(markup);

/**
 * Parses a text.
 *
 * @param firstLine the line of the file where it begins
 */
export function parseMarkdown(file: string, text: string, firstLine: number): Markdown {
  const tokens = parser.parse(text, {});
  const problems: Problem[] = [];
  const links: TextLink[] = [];
  const pictures: { name: string; line: number }[] = [];
  const source = text.split('\n');
  for (const { token, line } of allTokens(tokens, firstLine)) {
    const message = problemOf(token);
    if (message) problems.push({ file, line, message });
    else if (token.type === 'link_open') {
      const address = decoded(String(token.attrGet('href')));
      if (/^[/#]/.test(address)) links.push({ file, line, address });
    } else if (token.type === 'image') {
      pictures.push({ name: String(token.attrGet('src')), line });
    } else if (token.type === 'fence' && !isClosed(token, source)) {
      problems.push({ file, line, message: 'код ``` не закрыт' });
    }
  }
  for (const { children } of tokens) if (children) typesetLine(children);
  if (text.trim() === '') problems.push({ file, line: firstLine, message: 'текст пуст' });
  return { problems, tokens, links, pictures };
}

/** A picture of a text, for the page. */
export interface ShownPicture {
  src: string;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * The HTML of a text without problems.
 *
 * @param pictureOf returns a picture by its name in the text
 */
export function renderMarkdown({ tokens }: Markdown, pictureOf: (name: string) => ShownPicture): string {
  for (const { token } of allTokens(tokens, 1)) {
    if (token.type !== 'image') continue;
    const { src, width, height } = pictureOf(String(token.attrGet('src')));
    token.attrSet('src', src);
    token.attrSet('width', String(width));
    token.attrSet('height', String(height));
  }
  return parser.renderer.render([...tokens], parser.options, {}).trim();
}
