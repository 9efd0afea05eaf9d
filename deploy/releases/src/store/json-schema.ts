import * as z from 'zod/mini';

/** The subset of JSON Schema that is compared between releases. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** The values of a record; `false` closes an object. */
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const list = z.array(z.lazy(() => jsonSchema));
const bound = z.optional(z.number());

/** Parses the schema of a release. Keywords that are not compared are dropped. */
export const jsonSchema: z.ZodMiniType<JsonSchema> = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => jsonSchema),
    ),
  ),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.union([z.lazy(() => jsonSchema), z.boolean()])),
  items: z.optional(z.union([z.lazy(() => jsonSchema), z.boolean()])),
  prefixItems: z.optional(list),
  anyOf: z.optional(list),
  oneOf: z.optional(list),
  allOf: z.optional(list),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  pattern: z.optional(z.string()),
  minimum: bound,
  exclusiveMinimum: bound,
  minLength: bound,
  minItems: bound,
  maximum: bound,
  exclusiveMaximum: bound,
  maxLength: bound,
  maxItems: bound,
});
