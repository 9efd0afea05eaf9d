import type { Markdown } from './markdown';
import { plainWords } from './plain-words';
import type { Problem } from './problems';
import type { VacancyRecord } from './records';

/** The headings of a vacancy's page, and what is below them. */
export const headings = { 'Что делать': 'duties', 'Кого ждём': 'expects', 'Что предлагаем': 'offers' } as const;

type Lists = Pick<VacancyRecord, (typeof headings)[keyof typeof headings]>;
type Heading = keyof typeof headings;

const names = Object.keys(headings);
const isHeading = (text: string): text is Heading => names.includes(text);

/** The words of an item are inside its list, its mark and its paragraph. */
const LEVEL_OF_ITEM = 3;

/** Reads the three lists of a vacancy: a heading each, and its items. */
export function readVacancyLists(
  file: string,
  { tokens }: Pick<Markdown, 'tokens'>,
  firstLine: number,
): { lists: Lists; problems: Problem[] } {
  const lists: Lists = { duties: [], expects: [], offers: [] };
  const problems: Problem[] = [];
  const seen = new Set<string>();
  let current: string[] | null = null;
  tokens.forEach((token, at) => {
    if (token.type !== 'inline') return;
    const line = firstLine + (token.map?.[0] ?? 0);
    const wrong = (message: string) => problems.push({ file, line, message });
    const text = plainWords(token);
    if (tokens[at - 1]?.type === 'heading_open') {
      const heading = token.content.trim();
      current = isHeading(heading) && tokens[at - 1]?.tag === 'h2' ? lists[headings[heading]] : null;
      if (!current) wrong(`заголовки вакансии: ${names.map((name) => `## ${name}`).join(', ')}`);
      if (seen.has(heading)) wrong(`заголовок «${heading}» уже был`);
      seen.add(heading);
    } else if (tokens[at - 2]?.type !== 'list_item_open' || token.level !== LEVEL_OF_ITEM) {
      wrong('под заголовком вакансии нужен список: строки, которые начинаются с «- », без вложенных списков');
    } else if (text === null) {
      wrong('пункт списка — простой текст без ссылок, картинок и выделений');
    } else if (current?.includes(text)) {
      wrong('этот пункт уже есть в списке');
    } else {
      current?.push(text);
    }
  });
  for (const [heading, name] of Object.entries(headings)) {
    if (lists[name].length === 0) problems.push({ file, message: `нет списка под заголовком ## ${heading}` });
  }
  return { lists, problems };
}
