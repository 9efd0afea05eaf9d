import { at, type Node } from './syntax';

/** A change of a source that breaks it: `start` to `end` becomes `text`. */
export interface Change {
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Text for people, or a path. Types check names, but only a test can detect a change of such a text. */
const isForPeople = (value: string) => /[А-Яа-яЁё]|^\/./.test(value);

/**
 * Attributes of elements that unit tests cannot see: style, size and loading of pictures, and attributes for React
 * itself.
 */
const INVISIBLE = /^(className|key|style|ref|sizes|icon|size|variant|loading|fallback|tone|whenSeen|data-.+)$/;

const OPPOSITE: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A limit is off by one. A time is doubled, because one more millisecond would not change the behaviour. */
const otherNumber = (value: number) => String(value < 1_000 ? value + 1 : value * 2);

/**
 * The breaks of one node. They are mistakes that a person might make: an element or an attribute is missing, a text or
 * a number is different, a condition is inverted, an effect is left out.
 *
 * @param under the property name in the parent
 */
export function changesOf(node: Node, parent: Node, under: string, source: string): readonly Change[] {
  const change = (operator: string, to: string, of: Node = node): Change => ({
    operator,
    start: of.start,
    end: of.end,
    text: to,
  });
  const inElement = /^JSX(Element|Fragment)$/.test(parent.type) && under === 'children';
  const code = source.slice(node.start, node.end);
  switch (node.type) {
    case 'JSXElement':
      return inElement ? [change('element removed', '')] : [];
    case 'JSXExpressionContainer':
      return inElement && !/^\{\/\*|^\{\s*' '\s*\}$/.test(code) ? [change('element removed', '')] : [];
    case 'JSXAttribute': {
      const [name] = at(node, 'name');
      return name && !INVISIBLE.test(source.slice(name.start, name.end)) ? [change('attribute removed', '')] : [];
    }
    case 'JSXText':
      return isForPeople(code) ? [change('text changed', code.replace(/[А-Яа-яЁё][^\n{]*/, 'Другое'))] : [];
    case 'StringLiteral': {
      if (!isForPeople(text(node.value)) || /^Import|^Export/.test(parent.type)) return [];
      const other = text(node.value).startsWith('/') ? `'/другое${text(node.value)}'` : `'Другое'`;
      return [change('text changed', parent.type === 'JSXAttribute' ? other.replaceAll("'", '"') : other)];
    }
    case 'NumericLiteral':
      return /^TS|^MemberExpression$/.test(parent.type)
        ? []
        : [change('number changed', otherNumber(Number(node.value)))];
    case 'BooleanLiteral':
      return /^TS/.test(parent.type) ? [] : [change('condition turned round', node.value ? 'false' : 'true')];
    case 'IfStatement':
    case 'ConditionalExpression':
      return at(node, 'test').map((test) =>
        change('condition turned round', `!(${source.slice(test.start, test.end)})`, test),
      );
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left] = at(node, 'left');
      const [right] = at(node, 'right');
      const to = OPPOSITE[text(node.operator)];
      if (!left || !right || !to || /^TS/.test(parent.type)) return [];
      const between = source.slice(left.end, right.start);
      const swapped = between.replace(text(node.operator), to);
      return [{ operator: 'comparison swapped', start: left.end, end: right.start, text: swapped }];
    }
    case 'ExpressionStatement':
      return at(node, 'expression').some(({ type }) => /^(Call|Await|Assignment)Expression$/.test(type))
        ? [change('effect left out', ';')]
        : [];
    case 'ObjectProperty':
    case 'SpreadElement': {
      if (parent.type !== 'ObjectExpression') return [];
      const comma = /^\s*,/.exec(source.slice(node.end))?.[0] ?? '';
      return [change('property removed', '', { ...node, end: node.end + comma.length })];
    }
    default:
      return [];
  }
}
