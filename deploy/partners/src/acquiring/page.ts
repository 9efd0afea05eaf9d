import { escapeHtml } from '../pages/escape-html';

/** Markup that is inserted without escaping. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | readonly Markup[] | null;

const written = (part: Part): string => {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
};

/** Markup whose values are escaped, unless they are markup themselves. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.reduce((text, string, at) => text + written(parts[at - 1] ?? null) + string));

const style = new Markup(`<style>
:root{color-scheme:light;font:17px/1.5 system-ui,sans-serif;color:#1b1f1d;background:#f3f5f4}
body{margin:0 auto;max-width:30rem;padding:1.5rem 1rem}
main{background:#fff;border-radius:16px;padding:1.5rem}
h1{font-size:1.4rem;margin:0 0 .25rem}
.sum{font-size:1.8rem;font-weight:700;margin:.5rem 0 1.25rem}
label,legend{font-weight:600}
label{display:block;margin-top:1rem}
fieldset label{font-weight:400;display:flex;gap:.5rem;margin-top:.25rem}
fieldset,details{border:1px solid #cdd4d0;border-radius:12px;margin:1.5rem 0 0;padding:.75rem 1rem}
input:not([type=radio]),select,textarea{box-sizing:border-box;width:100%;font:inherit;padding:.6rem .75rem;border:1px solid #7a857f;border-radius:10px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
button{font:inherit;font-weight:600;width:100%;margin-top:1rem;padding:.75rem;border:0;border-radius:12px;background:#17693f;color:#fff}
button.other{background:#e6ebe8;color:#1b1f1d}
:focus-visible{outline:3px solid #1d5fd1;outline-offset:2px}
[role=alert]{background:#fdecea;color:#8c1d18;border-radius:10px;padding:.75rem 1rem}
code{white-space:nowrap}
svg{display:block;width:12rem;max-width:100%;margin:0 auto}
small{color:#4d5752}
</style>`);

/** A whole page of a sandbox: for people, in Russian, without scripts. */
export const page = (title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${style}
<main>${content}</main>
</html>`.text;

/** Kopecks in the shopper's format. */
export const roubles = (kopecks: number): string =>
  (kopecks / 100).toLocaleString('ru-RU', { style: 'currency', currency: 'RUB' });
