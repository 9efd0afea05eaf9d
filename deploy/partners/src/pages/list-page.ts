import { escapeHtml } from './escape-html';

const style = `
:root{color-scheme:light dark;--line:#8884;--soft:#8882;--main:#2a7d4f}
body{font:16px/1.5 system-ui;margin:0 auto;max-width:44rem;padding:1.5rem 1rem}
h1{font-size:1.5rem;margin:0 0 1rem}
form{display:flex;gap:.5rem;margin-bottom:1rem}
input{flex:1;min-width:0}
input,button{font:inherit;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.5rem}
button{background:var(--main);color:#fff;border-color:var(--main);cursor:pointer}
ul{list-style:none;margin:0;padding:0}
li{border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem;margin-bottom:.75rem}
header{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
small,time{color:color-mix(in srgb,currentcolor 65%,transparent)}
small{background:var(--soft);border-radius:1rem;padding:0 .6rem}
time{margin-left:auto}`;

interface ListPage {
  readonly title: string;
  /** The field that filters the list. */
  readonly field: { readonly name: string; readonly value: string; readonly label: string };
  /** `<li>` elements, escaped. */
  readonly items: readonly string[];
  /** The text for an empty list. */
  readonly empty: string;
  /** The style of the items. */
  readonly itemStyle: string;
}

/** A page for testers with the content that a sandbox has received, and a search. */
export const listPage = ({
  title,
  field: { name, value, label },
  items,
  empty,
  itemStyle,
}: ListPage): string => `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}${itemStyle}</style>
<h1>${title}</h1>
<form><input name="${name}" type="search" value="${escapeHtml(value)}" placeholder="${label}" aria-label="${label}" autofocus><button>Найти</button></form>
<ul>${items.join('') || `<li>${empty}</li>`}</ul>
</html>`;
