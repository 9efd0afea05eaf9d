import { renderToString } from 'react-dom/server';
import { earlyInputScript } from '../document/early-input-script';
import { type Rendering, renderStream } from './render-stream';

/**
 * React writes `<!--$!-->` at a boundary that it leaves to the browser. Searching for this part of it is forty times as
 * fast.
 */
const LEFT_OUT = '$!-->';

const HEAD = '<head>';
const HEAD_END = '</head>';

/**
 * Renders a page to a string after its loaders have run, which takes a third less time than React's stream. The string
 * does not contain the reason of a failed boundary, so such a page is rendered a second time. Rejects if the frame
 * itself throws.
 */
export async function renderDocument(rendering: Rendering): Promise<readonly string[]> {
  const html = renderToString(rendering.tree);
  const pieces = html.includes(LEFT_OUT)
    ? [await renderStream(rendering)]
    : ['<!DOCTYPE html>', ...withBootScript(html, rendering)];
  return pieces.flatMap((piece) => withHeadScripts(piece, rendering));
}

const script = (nonce: string, ...text: readonly string[]) => [`<script nonce="${nonce}">`, ...text, '</script>'];

/** Adds the script that hydrates the page, where React's stream would put it. */
function withBootScript(html: string, { nonce, bootScript }: Rendering): readonly string[] {
  const end = html.lastIndexOf('</body>');
  return [html.slice(0, end), ...script(nonce, ...bootScript), html.slice(end)];
}

/**
 * Adds the scripts of the head: at its start, and at its end the one that records early input, before any element that
 * can be pressed. Hydration ignores unknown elements in the head.
 */
function withHeadScripts(html: string, { nonce, headScript }: Rendering): readonly string[] {
  const [start, end] = [html.indexOf(HEAD) + HEAD.length, html.indexOf(HEAD_END)];
  if (end === -1) return [html];
  return [
    html.slice(0, start),
    ...script(nonce, headScript),
    html.slice(start, end),
    ...script(nonce, earlyInputScript),
    html.slice(end),
  ];
}
