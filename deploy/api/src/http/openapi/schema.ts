import { section } from '@zapovednik/api/catalog/wire/section';
import { failure } from '@zapovednik/api/envelope';
import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** Schemas that others reference by name; a recursive schema must be here. */
const components = z.registry<{ id: string }>();
components.add(section, { id: 'Section' });
components.add(failure, { id: 'Failure' });

const pathOf = (name: string) => `#/components/schemas/${name}`;

const options = {
  io: 'input',
  unrepresentable: 'any',
  target: 'draft-2020-12',
  metadata: components,
  override({ jsonSchema }) {
    const { propertyNames, required, additionalProperties } = jsonSchema;
    // A record of an enumeration also lists its keys as properties.
    if (propertyNames && required && additionalProperties)
      jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  },
} satisfies z.core.ToJSONSchemaParams;

/** An input or an answer as a JSON schema of OpenAPI 3.1. */
export const schemaOf = (schema: z.core.$ZodType): Json => {
  const { $schema, $defs, ...json } = z.toJSONSchema(schema, options);
  void [$schema, $defs];
  return Object(JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${pathOf('')}`)));
};

/** The schemas that others reference, by name. */
export const componentSchemas = (): Json => {
  const { schemas } = z.toJSONSchema(components, { ...options, uri: pathOf });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...json }]) => {
      void [$schema, $id];
      return [name, json];
    }),
  );
};

/** The fields of an object, and which of them are required. */
export function fieldsOf(schema: z.ZodMiniObject): { name: string; schema: Json; isRequired: boolean }[] {
  const { properties = {}, required = [] } = schemaOf(schema);
  const names = Array.isArray(required) ? required : [];
  return Object.entries(Object(properties)).map(([name, one]) => ({
    name,
    schema: Object(one),
    isRequired: names.includes(name),
  }));
}
