import { parse, print } from '@swc/core';

/**
 * A declaration file with its methods written as properties: `emit(event: E): void` becomes `emit: (event: E) => void`, in interfaces
 * and classes. TypeScript compares the parameters of methods in both directions, so it accepts a method that accepts fewer values than
 * before. Private members are removed, because they make two declarations of one class incompatible. Comments are dropped.
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
    value.splice(0, value.length, ...kept.map((item) => (hasOneSignature(item, kept) ? asProperty(item) : item)));
  }
  for (const inner of Object.values(value)) rewrite(inner);
}

const isPrivate = (value: unknown) =>
  isNode(value) &&
  (value.accessibility === 'private' || value.type === 'PrivateProperty' || value.type === 'PrivateMethod');

/** A method with several signatures stays a method, because a property has only one. */
function hasOneSignature(value: unknown, members: readonly unknown[]): value is Node {
  return isMethod(value) && members.filter((other) => isMethod(other) && nameOf(other) === nameOf(value)).length === 1;
}

const isMethod = (value: unknown): value is Node =>
  isNode(value) && (value.type === 'TsMethodSignature' || (value.type === 'ClassMethod' && value.kind === 'method'));

const nameOf = ({ key, isStatic = false }: Node) => JSON.stringify([isStatic, isNode(key) ? key.value : key]);

function asProperty(method: Node): Node {
  const { span, params, typeParams, typeAnn, function: inClass } = method;
  if (method.type === 'TsMethodSignature') {
    const signature = { params, typeParams, typeAnnotation: typeAnn };
    return { ...method, type: 'TsPropertySignature', readonly: false, typeAnnotation: functionType(span, signature) };
  }
  const ofProperty = { value: null, decorators: [], declare: false, definite: false, readonly: false };
  return { ...method, ...ofProperty, type: 'ClassProperty', typeAnnotation: functionType(span, signatureOf(inClass)) };
}

/** The signature of a class's method. In the tree each parameter has its own node, for decorators. */
function signatureOf(method: unknown): object {
  if (typeof method !== 'object' || method === null || !('params' in method) || !Array.isArray(method.params))
    return {};
  const { params, ...rest } = method;
  const { typeParameters = null, returnType = null }: { typeParameters?: unknown; returnType?: unknown } = rest;
  return {
    params: params.map((param: unknown) => (isNode(param) ? param.pat : param)),
    typeParams: typeParameters,
    typeAnnotation: returnType,
  };
}

const functionType = (span: unknown, signature: object) => ({
  type: 'TsTypeAnnotation',
  span,
  typeAnnotation: { type: 'TsFunctionType', span, ...signature },
});
