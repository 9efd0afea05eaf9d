import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '../store/json-schema';

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

/**
 * Compares the schemas of a reader and a writer. Returns the values that `writer` allows and `reader` does not
 * understand, with their paths. Parsers drop unknown fields, so a writer may have additional fields.
 */
export function incompatibilities(reader: JsonSchema, writer: JsonSchema, at = ''): string[] {
  const choices = writer.anyOf ?? writer.oneOf;
  if (choices) return choices.flatMap((choice) => incompatibilities(reader, { ...without(writer), ...choice }, at));
  if (Array.isArray(writer.type)) {
    return writer.type.flatMap((type: string) => incompatibilities(reader, { ...writer, type }, at));
  }
  const wanted = reader.anyOf ?? reader.oneOf ?? typesOf(reader);
  if (wanted) {
    const tries = wanted.map((one) => incompatibilities({ ...without(reader), ...one }, writer, at));
    return tries.some((found) => found.length === 0) ? [] : (tries.sort((a, b) => a.length - b.length)[0] ?? []);
  }
  return [
    ...(reader.allOf ?? []).flatMap((app) => incompatibilities(app, writer, at)),
    ...kindIncompatibilities(reader, writer, at),
    ...boundIncompatibilities(reader, writer, at),
    ...objectIncompatibilities(reader, writer, at),
    ...listIncompatibilities(reader, writer, at),
  ];
}

/** A schema of several types, as one schema for each. */
function typesOf({ type }: JsonSchema): JsonSchema[] | null {
  return Array.isArray(type) ? type.map((one: string) => ({ type: one })) : null;
}

function without({ anyOf: _any, oneOf: _one, ...rest }: JsonSchema): JsonSchema {
  const { type, ...untyped } = rest;
  return Array.isArray(type) ? untyped : rest;
}

const place = (at: string) => (at ? `поле ${at}` : 'значение');

function kindIncompatibilities(reader: JsonSchema, writer: JsonSchema, at: string): string[] {
  const known = reader.const === undefined ? reader.enum : [reader.const];
  if (known) {
    const sent = writer.const === undefined ? writer.enum : [writer.const];
    if (!sent) return [`${place(at)} может быть любым, а ожидается одно из ${JSON.stringify(known)}`];
    return sent
      .filter((value) => !known.some((one) => isDeepStrictEqual(one, value)))
      .map((value) => `${place(at)} может быть ${JSON.stringify(value)}, а ожидается одно из ${JSON.stringify(known)}`);
  }
  if (reader.type === undefined || reader.type === writer.type) return [];
  if (reader.type === 'number' && writer.type === 'integer') return [];
  return [`${place(at)} — ${writer.type ?? 'что угодно'}, а ожидается ${reader.type}`];
}

function boundIncompatibilities(reader: JsonSchema, writer: JsonSchema, at: string): string[] {
  if (reader.pattern !== undefined && reader.pattern !== writer.pattern) {
    return writer.enum || writer.const !== undefined ? [] : [`${place(at)} не обязано подходить под ${reader.pattern}`];
  }
  if (writer.enum || writer.const !== undefined) return [];
  const tooLow = LOWER.filter((key) => (reader[key] ?? -Infinity) > (writer[key] ?? -Infinity));
  const tooHigh = UPPER.filter((key) => (reader[key] ?? Infinity) < (writer[key] ?? Infinity));
  return [...tooLow, ...tooHigh].map(
    (key) => `${place(at)}: ожидается ${key} ${reader[key]}, а допускается ${writer[key] ?? 'любое'}`,
  );
}

function objectIncompatibilities(reader: JsonSchema, writer: JsonSchema, at: string): string[] {
  const inside = (name: string) => (at ? `${at}.${name}` : name);
  const missing = (reader.required ?? [])
    .filter((name) => !writer.required?.includes(name))
    .map((name) => `${place(inside(name))} обязательно, а его может не быть`);
  const fields = Object.entries(reader.properties ?? {}).flatMap(([name, schema]) => {
    const sent = writer.properties?.[name];
    return sent ? incompatibilities(schema, sent, inside(name)) : [];
  });
  const rest =
    values(reader) && values(writer) ? incompatibilities(values(reader) ?? {}, values(writer) ?? {}, inside('*')) : [];
  return [...missing, ...fields, ...rest];
}

/** The schema of the values of a record. */
const values = ({ additionalProperties }: JsonSchema) =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

function listIncompatibilities(reader: JsonSchema, writer: JsonSchema, at: string): string[] {
  const first = (reader.prefixItems ?? []).flatMap((schema, index) =>
    incompatibilities(schema, writer.prefixItems?.[index] ?? {}, `${at}[${index}]`),
  );
  if (typeof reader.items !== 'object') return first;
  const sent = typeof writer.items === 'object' ? writer.items : {};
  return [...first, ...incompatibilities(reader.items, sent, `${at}[]`)];
}
