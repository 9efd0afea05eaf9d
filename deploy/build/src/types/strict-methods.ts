import { parse, print } from '@swc/core';

/**
 * A declaration file with its methods written as properties: `emit(event: E): void` becomes `emit: (event: E) => void`. TypeScript
 * compares the parameters of methods in both directions, so it accepts a method that accepts fewer values than before. Private members
 * are removed, because they make two declarations of one class incompatible. Comments are dropped.
 */
export async function strictMethods(declarations: string): Promise<string> {
  const module = await parse(declarations, { syntax: 'typescript' });
  rewrite(module);
  return (await print(module)).code;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Rewrites a syntax tree in place. */
function rewrite(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !isPrivate(item));
    value.splice(0, value.length, ...kept);
  }
  for (const inner of Object.values(value)) rewrite(inner);
  if (isNode(value) && value.type === 'TsMethodSignature') Object.assign(value, asProperty(value));
}

const isPrivate = (value: unknown) =>
  isNode(value) && (value.accessibility === 'private' || value.type === 'PrivateProperty');

function asProperty({ span, params, typeParams, typeAnn }: Node): object {
  const type = { type: 'TsFunctionType', span, params, typeParams, typeAnnotation: typeAnn };
  return {
    type: 'TsPropertySignature',
    readonly: false,
    typeAnnotation: { type: 'TsTypeAnnotation', span, typeAnnotation: type },
  };
}
