/** A part of a description under a heading of its own, for the comparison. */
export interface DescribedProperty {
  readonly name: string;
  readonly value: string;
}

const composition = /^состав/i;
/** «Гарантированные показатели», «Анализ», «Пищевая ценность»: a list of indicators with their values. */
const analysis = /^(гарантир|анализ|аналитич|пищевая)/i;
/** «белок — 28 %» or «белок: 28 %». */
const indicator = /^(.+?)\s*(?:—|–|:)\s*(.+)$/;

/** Composition and analysis, which editors write as parts of the description (HTML) with the headings that the shop uses. */
export function describedIn(html: string): DescribedProperty[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('h2, h3, h4')].flatMap((heading) => {
    const title = heading.textContent.trim();
    const content = heading.nextElementSibling;
    if (!content) return [];
    if (composition.test(title)) return [{ name: 'Состав', value: content.textContent.trim() }];
    return analysis.test(title) ? [...content.querySelectorAll('li, tr')].flatMap(indicatorOf) : [];
  });
}

function indicatorOf(line: Element): DescribedProperty[] {
  const cells = [...line.children].map(({ textContent }) => textContent.trim());
  const [, name, value] = line.matches('tr') ? ['', ...cells] : (indicator.exec(line.textContent.trim()) ?? []);
  return name && value ? [{ name: name.charAt(0).toUpperCase() + name.slice(1), value }] : [];
}
