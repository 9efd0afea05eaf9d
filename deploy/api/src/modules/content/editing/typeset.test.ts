import { parseMarkdown, renderMarkdown } from './markdown';
import { typeset } from './typeset';

/** The no-break space as a visible sign. */
const seen = (text: string) => text.replaceAll('\u00a0', '~');

test.each([
  ['Корм - это не всё', 'Корм~— это не~всё'],
  ['Вода — в миске', 'Вода~— в~миске'],
  ['через 3-5 дней', 'через 3–5~дней'],
  ['телефон +7 (343) 010-20-30', 'телефон +7 (343) 010-20-30'],
  ['надпись "с лососем"', 'надпись «с~лососем»'],
  ['до 50 % и {{discount leto}} %', 'до~50~% и~{{discount leto}}~%'],
  ['и в магазин', 'и~в~магазин'],
  ['Можно ли вернуть?', 'Можно~ли вернуть?'],
  ['{{shops|магазин|магазина|магазинов}}', '{{shops|магазин|магазина|магазинов}}'],
])('«%s» is set as %s', (text, set) => {
  expect(seen(typeset(text))).toBe(set);
});

test('text that is set stays as it is', () => {
  const once = typeset('Корм - это "не всё": 3-5 дней и не больше');
  expect(typeset(once)).toBe(once);
});

test('in Markdown, text is set, also across lines; addresses and code are not', () => {
  const source = 'Идём в\n[магазин](/shops/3-5/) за `a - b`\n- не список\n\n- пункт - раз\n';
  const html = renderMarkdown(parseMarkdown('a.md', source, 1), () => ({ src: '', width: 1, height: 1 }));
  expect(seen(html)).toContain('<a href="/shops/3-5/">');
  expect(seen(html)).toContain('<code>a - b</code>');
  expect(seen(html)).toContain('пункт~— раз');
  expect(
    seen(renderMarkdown(parseMarkdown('a.md', 'Дом в\nлесу\n', 1), () => ({ src: '', width: 1, height: 1 }))),
  ).toBe('<p>Дом в~лесу</p>');
});

test('short words and dashes stay beside a link or a mark, too', () => {
  const set = (source: string) =>
    seen(renderMarkdown(parseMarkdown('a.md', source, 1), () => ({ src: '', width: 1, height: 1 })));
  expect(set('Пишу о [щенках](/a/) - и не о **котах**, а\n[рыбы](/b/) ли')).toBe(
    '<p>Пишу о~<a href="/a/">щенках</a>~— и~не~о~<strong>котах</strong>, а~<a href="/b/">рыбы</a>~ли</p>',
  );
  expect(set('Слово **«важно»** и 5 [штук](/a/)')).toContain('</strong> и~5~<a');
});
