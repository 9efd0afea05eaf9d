import parser, { type ClassName, type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import { isOfLibrary, type Ownership } from './ownership';

type OwnNode = ClassName | Pseudo;

/** A selector split into compounds and the combinators between them. */
interface Parts {
  readonly compounds: readonly Node[][];
  readonly combinators: readonly string[];
}

/** The missing part of a selector that would limit it to elements of its area. */
export type Need = 'own class' | 'guard';

/**
 * An element of this area can contain a widget of another area. Not all current browsers support `@scope`, so CSS has
 * no other way to stop at a widget. A selector that reaches deeper than the children of an own element therefore gets
 * this guard at its end. `:where` does not change its specificity.
 */
const guardOf = (own: OwnNode) => `:where(:not(${own} [data-widget] *))`;

/** The selectors of a rule that may match elements of other areas, each with its missing part. */
export function strayingSelectors(rule: string, ownership: Ownership): { selector: string; need: Need }[] {
  return parser()
    .astSync(rule)
    .nodes.flatMap((selector) => {
      const need = needOf(selector, ownership);
      return need === null ? [] : [{ selector: String(selector).trim(), need }];
    });
}

/** The rule's selectors, limited to elements outside the widgets inside the area's own elements. */
export function guardSelectors(rule: string, ownership: Ownership): string {
  return parser((list) => {
    list.each((selector) => {
      if (needOf(selector, ownership) !== 'guard') return;
      const own = ownNodesOf(selector, ownership).at(-1);
      const { compounds } = partsOf(selector);
      const subject = compounds.at(-1) ?? [];
      if (own === undefined) return;
      const guard = parser().astSync(guardOf(own)).first?.first;
      const before = subject.find(isPseudoElement);
      if (guard === undefined) return;
      if (before) selector.insertBefore(before, guard);
      else selector.append(guard);
    });
  }).processSync(rule);
}

function needOf(selector: Selector, ownership: Ownership): Need | null {
  const { compounds, combinators } = partsOf(selector);
  const owner = compounds.findLastIndex((nodes) => nodes.some((node) => isOwn(node, ownership)));
  if (owner === -1) return 'own class';
  const down = combinators.slice(owner).filter((combinator) => combinator !== '+' && combinator !== '~');
  if (compounds[owner]?.some((node) => isOwn(node, { ownsClass: isOfLibrary }))) return null;
  // An own element, its sibling or its child cannot belong to another area: another area's elements are inside a
  // widget's element.
  if (down.length === 0 || (down.length === 1 && down[0] === '>')) return null;
  const guards = ownNodesOf(selector, ownership).map((own) => guardOf(own));
  return compounds.at(-1)?.some((node) => guards.includes(String(node).trim())) ? null : 'guard';
}

/** The own classes of the last compound that has one. */
function ownNodesOf(selector: Selector, ownership: Ownership): OwnNode[] {
  const own = partsOf(selector).compounds.map((nodes) =>
    nodes.filter((node): node is OwnNode => isOwn(node, ownership)),
  );
  return own.findLast((nodes) => nodes.length > 0) ?? [];
}

/** A class of the area, or a list of such classes only. A class in `:not()` or `:has()` is on another element. */
function isOwn(node: Node, ownership: Pick<Ownership, 'ownsClass'>): boolean {
  if (node.type === 'class') return ownership.ownsClass(node.value);
  if (node.type !== 'pseudo' || ![':is', ':where'].includes(node.value) || node.length === 0) return false;
  return node.nodes.every((choice) =>
    partsOf(choice)
      .compounds.at(-1)
      ?.some((inner) => isOwn(inner, ownership)),
  );
}

function partsOf(selector: Selector): Parts {
  const compounds: Node[][] = [[]];
  const combinators: string[] = [];
  selector.each((node) => {
    if (node.type === 'combinator') {
      combinators.push(node.value.trim());
      compounds.push([]);
    } else if (node.type !== 'comment') compounds.at(-1)?.push(node);
  });
  return { compounds, combinators };
}

const isPseudoElement = (node: Node) =>
  node.type === 'pseudo' && (node.value.startsWith('::') || [':before', ':after'].includes(node.value));
