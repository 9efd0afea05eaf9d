import type { AtRule, Root, Rule } from 'postcss';
import { strayingSelectors } from './own-selectors';
import type { Ownership } from './ownership';

/** A rule of an area's style sheet that could change something outside the area. */
export interface StyleProblem {
  readonly line: number;
  /** The problem and its solution; Russian, for the area's team. */
  readonly text: string;
}

/** The layers that an area may write to. Their order is the shell's: `area` wins over `ui`. */
const LAYERS = ['area', 'ui'];

/** At-rules that only contain a condition for other rules. */
const CONDITIONS = ['media', 'supports', 'container', 'starting-style'];

/** All rules of a sheet that reach outside their area: other elements, another layer, names of the whole page. */
export function styleProblems(sheet: Root, ownership: Ownership): StyleProblem[] {
  const found: StyleProblem[] = [];
  const add = (node: Rule | AtRule, text: string) => found.push({ line: node.source?.start?.line ?? 0, text });
  sheet.walkAtRules((rule) => {
    const text = atRuleProblem(rule, ownership);
    if (text !== null) add(rule, text);
  });
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && isKeyframes(rule.parent)) return;
    if (rule.parent?.type === 'rule')
      return void add(rule, `«${rule.selector}» вложено в другое правило: пишите без вложенности`);
    if (!isInLayer(rule)) add(rule, `«${rule.selector}» стоит вне слоя: оберните правила в @layer area { … }`);
    for (const { selector, need } of strayingSelectors(rule.selector, ownership))
      add(
        rule,
        need === 'guard'
          ? `«${selector}» подходит и элементам чужого виджета: соберите область нашей сборкой или дайте элементу свой класс`
          : `«${selector}» подходит и чужим элементам: нужен класс из своего .module.css`,
      );
  });
  return found;
}

function atRuleProblem(rule: AtRule, { ownsAnimation }: Ownership): string | null {
  if (CONDITIONS.includes(rule.name)) return null;
  if (rule.name === 'layer') {
    return rule.nodes !== undefined && LAYERS.includes(rule.params.trim())
      ? null
      : `@layer ${rule.params}: у области есть слои ${LAYERS.join(' и ')}, их порядок задаёт shell`;
  }
  if (isKeyframes(rule)) {
    return ownsAnimation(rule.params.trim())
      ? null
      : `@keyframes ${rule.params}: имя общее для всей страницы, опишите в своём .module.css`;
  }
  // The build resolves imports. An import that remains in built styles has an address of its own.
  if (rule.name === 'import' && !/^(url\()?["']?(https?:)?\/\//.test(rule.params)) return null;
  return `@${rule.name} действует на весь магазин: это даёт только shell`;
}

const isKeyframes = (rule: { readonly name: string }) => /^(-\w+-)?keyframes$/.test(rule.name);

function isInLayer(rule: Rule): boolean {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent)
    if (parent.type === 'atrule' && 'name' in parent && parent.name === 'layer') return true;
  return false;
}
