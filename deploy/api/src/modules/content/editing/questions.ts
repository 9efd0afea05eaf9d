import type { Markdown } from './markdown';
import { plainWords } from './plain-words';
import type { Problem } from './problems';
import type { QuestionsRecord } from './records';
import { typeset } from './typeset';

/** `Как сделать заказ? {#kak-zakazat}` */
const HEADING = /^(.+?)\s+\{#([a-z0-9][a-z0-9-]{0,99})\}$/;

/** Reads a topic: each heading is a question with its anchor, and the paragraph below it is the answer. */
export function readQuestions(
  file: string,
  { tokens }: Pick<Markdown, 'tokens'>,
  firstLine: number,
): { items: QuestionsRecord['items']; problems: Problem[] } {
  const items: QuestionsRecord['items'] = [];
  const problems: Problem[] = [];
  tokens.forEach((token, at) => {
    if (token.type !== 'inline') return;
    const line = firstLine + (token.map?.[0] ?? 0);
    const opened = tokens[at - 1];
    const text = plainWords(token);
    const last = items.at(-1);
    if (opened?.type === 'heading_open' && opened.tag === 'h2') {
      const [, question, code] = HEADING.exec(token.content.trim()) ?? [];
      if (question && code) items.push({ code, question: typeset(question), answer: '' });
      else problems.push({ file, line, message: 'вопрос записывают так: ## Как сделать заказ? {#kak-zakazat}' });
    } else if (opened?.type !== 'paragraph_open' || opened.level !== 0 || text === null) {
      problems.push({ file, line, message: 'ответ — простой текст без списков, ссылок и картинок' });
    } else if (last?.answer !== '') {
      problems.push({ file, line, message: 'под вопросом нужен один абзац ответа' });
    } else {
      last.answer = text;
    }
  });
  for (const { code, answer } of items) {
    if (answer === '') problems.push({ file, message: `у вопроса ${code} нет ответа` });
  }
  if (items.length === 0 && problems.length === 0) problems.push({ file, message: 'нет ни одного вопроса' });
  return { items, problems };
}
