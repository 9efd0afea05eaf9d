import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { type Rendering, renderStream } from './render-stream';

/** A page as text. */
export interface RenderedDocument {
  readonly html: readonly string[];
  /** See RenderResult. */
  readonly scripts: readonly string[];
}

/**
 * React writes `<!--$!-->` at a boundary that it leaves to the browser. Searching for this part of it is forty times as
 * fast.
 */
const LEFT_OUT = '$!-->';

/** A browser that guesses the encoding reads the first kilobyte only, so this comes first. */
const HEAD_START = '<head><meta charSet="utf-8"/>';

/**
 * Renders a page to a string after its loaders have run, which takes a third less time than React's stream. The string
 * does not contain the reason of a failed boundary, so such a page is rendered a second time. Rejects if the frame
 * itself throws.
 */
export async function renderDocument(rendering: Rendering): Promise<RenderedDocument> {
  const { headScript, bootScript } = rendering;
  const text = renderToString(rendering.tree);
  const pieces = text.includes(LEFT_OUT)
    ? [await renderStream(rendering)]
    : ['<!DOCTYPE html>', ...withBootScript(text, bootScript)];
  const html = pieces.flatMap((piece) => withHeadScript(piece, headScript));
  return { html, scripts: [hashOf([headScript]), hashOf(bootScript)] };
}

/** The hash of a script, as a policy names it. */
function hashOf(script: readonly string[]): string {
  const hash = createHash('sha256');
  for (const piece of script) hash.update(piece);
  return `sha256-${hash.digest('base64')}`;
}

/** Adds the script that hydrates the page, where React's stream would put it. */
function withBootScript(html: string, bootScript: readonly string[]): readonly string[] {
  const end = html.lastIndexOf('</body>');
  return [html.slice(0, end), '<script>', ...bootScript, '</script>', html.slice(end)];
}

/** Adds the script of the head. Hydration ignores unknown elements in the head. */
function withHeadScript(html: string, script: string): readonly string[] {
  const found = html.indexOf(HEAD_START);
  if (found === -1) return [html];
  const start = found + HEAD_START.length;
  return [html.slice(0, start), '<script>', script, '</script>', html.slice(start)];
}
