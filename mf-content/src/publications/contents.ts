/** An article with fewer parts is seen whole without contents. */
const LEAST_PARTS = 3;

const HEADING = /<h2>(.*?)<\/h2>/gs;
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '');

/** A text of an editor for reading. Both are HTML. */
interface ReadableText {
  /** The text with an anchor at each heading. */
  body: string;
  /** Links to the headings; '' if there are few. */
  contents: string;
}

/** Gives the headings of a text their anchors, and makes its contents of them. */
export function readable(html: string): ReadableText {
  const titles: string[] = [];
  const body = html.replace(HEADING, (_, title: string) => {
    titles.push(withoutTags(title));
    return `<h2 id="razdel-${titles.length}">${title}</h2>`;
  });
  if (titles.length < LEAST_PARTS) return { body, contents: '' };
  const items = titles.map((title, at) => `<li><a href="#razdel-${at + 1}">${title}</a></li>`);
  return { body, contents: `<ol>${items.join('')}</ol>` };
}
