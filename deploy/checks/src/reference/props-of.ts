import * as z from 'zod/mini';

interface Prop {
  readonly name: string;
  /** With a question mark when it is optional. */
  readonly label: string;
  /** As TypeScript writes it. The bars of a union are escaped, because they would end the table cell. */
  readonly type: string;
}

const field = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
});
const object = z.object({
  properties: z.optional(z.record(z.string(), field)),
  required: z.optional(z.array(z.string())),
});

/** The props of a widget's schema. */
export function propsOf(schema: z.ZodMiniObject): Prop[] {
  const { properties = {}, required = [] } = object.parse(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  );
  return Object.entries(properties).map(([name, { type = 'unknown', enum: values }]) => ({
    name,
    label: required.includes(name) ? name : `${name}?`,
    type: values ? values.map((value) => `'${value}'`).join(' \\| ') : type,
  }));
}
