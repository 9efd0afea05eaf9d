import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { root } from '../sources';

/** A style rule that several packages have. */
export interface IdenticalRule {
  /** Its declarations in alphabetical order, so that order and selector do not matter. */
  readonly declarations: string;
  /** File, line and selector of each. */
  readonly places: readonly string[];
}

/** From this number of declarations on, a rule is a part of the design and not a coincidence. */
const fewest = 4;

interface Found {
  readonly owner: string;
  readonly place: string;
  readonly declarations: readonly string[];
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

const declarationsOf = (rule: Rule): string[] =>
  rule.nodes.flatMap((node) =>
    node.type === 'decl' ? `${node.prop}: ${oneSpace(node.value)}${node.important ? ' !important' : ''}` : [],
  );

function rulesIn(owner: string, file: string): Found[] {
  const found: Found[] = [];
  postcss.parse(readFileSync(join(root, file), 'utf8'), { from: file }).walkRules((rule) => {
    const place = `${file}:${rule.source?.start?.line} ${oneSpace(rule.selector)}`;
    found.push({ owner, place, declarations: declarationsOf(rule).sort() });
  });
  return found;
}

const stylesOf = (folder: string): string[] =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, 'src', file));

/** Rules of four or more declarations that are in more than one of these packages, longest first. */
export function identicalRules(folders: readonly string[]): IdenticalRule[] {
  const rules = folders.flatMap((folder) => stylesOf(folder).flatMap((file) => rulesIn(folder, file)));
  const long = rules.filter(({ declarations }) => declarations.length >= fewest);
  const alike = Map.groupBy(long, ({ declarations }) => declarations.join('; '));
  return [...alike]
    .filter(([, found]) => new Set(found.map(({ owner }) => owner)).size > 1)
    .sort(([, [a]], [, [b]]) => (b?.declarations.length ?? 0) - (a?.declarations.length ?? 0))
    .map(([declarations, found]) => ({ declarations, places: found.map(({ place }) => place) }));
}
