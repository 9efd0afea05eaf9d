import fc from 'fast-check';
import * as z from 'zod/mini';

/** The keywords of a JSON schema that decide which inputs are valid; others are ignored. */
const schemaShape = z.object({
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
  type: z.optional(z.string()),
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  items: z.optional(z.unknown()),
  maxItems: z.optional(z.number()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
});
type Schema = z.infer<typeof schemaShape>;

/** Texts and numbers that often break servers, in addition to arbitrary ones. */
const strange = fc.oneof(
  fc.constantFrom('0', '-1', '1e9', '999999999', '99999999999999999999', 'null', 'true', '', ' ', '\0', '__proto__'),
  fc.constantFrom("' or 1=1 --", '%', '\\', '../..', '<script>', 'ｆｕｌｌ', '\ud83d\udc15', '\ud83d', '{}', '[]'),
  fc.string({ maxLength: 40 }),
  fc.string({ minLength: 300, maxLength: 700 }),
  fc.constantFrom(0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER, 1.5, true, null),
  fc.constant([]),
  fc.constant({ a: { b: { c: ['x'] } } }),
);

/** Existing data of the small shop: ids and texts. */
const ids = [1, 1, 2, 2, 3, 4, 5, 10, 11, 20, 2201, 2210, 100_001, 100_002, 100_003];
const words = [
  ...['korm_les_1', 'tovary_dlya_sobak', 'tovary_dlya_sobak/korm', 'les', 'корм', 'ул. Ленина', '5', 'Y', 'N', 'ЛЕТО'],
  ...['anna@example.ru', '+7 922 000-00-01', '89220000009', '123456', 'лесная-поляна', '01.01.2027', '56.84,60.61'],
];
const anyId = fc.constantFrom(...ids);
const anyWord = fc.constantFrom(...words);

const formats: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  // fast-check needs 0.8 s to prepare URLs of its own.
  uri: fc
    .tuple(fc.webAuthority(), fc.stringMatching(/^(\/[\w.~%-]{0,8}){0,3}$/))
    .map((parts) => `https://${parts.join('')}`),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

/** Inputs that are mostly valid for a JSON schema, with arbitrary ones in between. */
export function inputsOf(schema: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 24, arbitrary: fitting(schemaShape.parse(schema)) }, { weight: 1, arbitrary: strange });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices && choices.length > 0) return fc.oneof(...choices.map(inputsOf));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
    case 'number': {
      const { minimum = -5, maximum = 1000 } = schema;
      const [min, max] = [Math.max(minimum, -1000), Math.min(maximum, Math.max(minimum, 0) + 1000)];
      return fc.oneof(anyId, fc.integer({ min: Math.ceil(min), max: Math.floor(max) }));
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inputsOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'object':
      return objects(schema);
    default:
      return fc.oneof(
        { weight: 4, arbitrary: anyWord },
        { weight: 2, arbitrary: anyId },
        { weight: 1, arbitrary: strange },
      );
  }
}

function texts({ pattern, format = '', minLength = 0, maxLength = minLength + 60 }: Schema): fc.Arbitrary<unknown> {
  const formatted = formats[format];
  if (formatted) return formatted;
  if (pattern) {
    const fits = new RegExp(pattern, 'u');
    const known = [...ids.map(String), ...words].filter((one) => fits.test(one));
    // fast-check cannot generate texts for look-ahead patterns.
    const any = { weight: 1, arbitrary: /\(\?[=!<]/.test(pattern) ? fc.string() : fc.stringMatching(fits) };
    return known.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, any) : fc.oneof(any);
  }
  return fc.oneof(anyWord, fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60) }));
}

/** Required fields are nearly always present, other fields sometimes, and an unknown field sometimes. */
function objects({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [
      name,
      fc.option(inputsOf(one), { nil: undefined, freq: required.includes(name) ? 20 : 2 }),
    ]),
  );
  const unknown = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('x', 'admin', 'PRICE'), strange, { maxKeys: 1 }) },
  );
  return fc.tuple(fc.record(fields), unknown).map(([known, more]) => ({ ...more, ...known }));
}
