import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** What may be sent, or is answered, as a JSON schema of OpenAPI 3.1. */
export const schemaOf = (schema: z.core.$ZodType): Json => {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' });
  void $schema;
  return json;
};

/** The fields of an object, and which of them must be there. */
export function fieldsOf(schema: z.ZodMiniObject): { name: string; schema: Json; isRequired: boolean }[] {
  const { properties = {}, required = [] } = schemaOf(schema);
  const names = Array.isArray(required) ? required : [];
  return Object.entries(Object(properties)).map(([name, one]) => ({
    name,
    schema: Object(one),
    isRequired: names.includes(name),
  }));
}
