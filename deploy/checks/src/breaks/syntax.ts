import { type ParseResult, parse } from '@babel/parser';
import * as z from 'zod/mini';

/** Any node of the syntax tree, with its position in the source. */
const node = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
export type Node = z.infer<typeof node>;

const comments = z.optional(z.nullable(z.array(z.object({ value: z.string() }))));

/** The syntax tree of a TypeScript source. */
export const syntaxOf = (source: string): Node => {
  const tree: ParseResult = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  return node.parse(tree.program);
};

const isNode = (value: unknown): value is Node => node.safeParse(value).success;

/** The child node or nodes in a property of a node. */
export const at = (of: Node, name: string): readonly Node[] => [of[name]].flat().filter(isNode);

/** The direct child nodes, in the order of the source, each with its property name in the parent. */
export const childrenOf = (of: Node): readonly (readonly [name: string, child: Node])[] =>
  Object.keys(of)
    .filter((name) => !/Comments$|^extra$|^loc$/.test(name))
    .flatMap((name) => at(of, name).map((child) => [name, child] as const));

/** The text of the comments before a node. */
export const commentOf = (of: Node): string =>
  (comments.parse(of.leadingComments) ?? []).map(({ value }) => value).join('\n');
