import { parse } from '@babel/parser';
import * as z from 'zod/mini';

const name = z.object({ name: z.string() });
const comments = z.optional(z.nullable(z.array(z.object({ value: z.string() }))));
const declaration = z.object({
  type: z.string(),
  id: z.optional(z.nullable(name)),
  declarations: z.optional(z.array(z.object({ id: z.looseObject({ name: z.optional(z.string()) }) }))),
});
const statement = z.object({
  type: z.string(),
  start: z.number(),
  exportKind: z.optional(z.string()),
  leadingComments: comments,
  declaration: z.optional(z.nullable(declaration)),
  source: z.optional(z.nullable(z.object({ value: z.string() }))),
  specifiers: z.optional(z.array(z.object({ exported: z.optional(name), exportKind: z.optional(z.string()) }))),
});
const program = z.array(statement);
export type Statement = z.infer<typeof statement>;

const token = z.object({ type: z.object({ label: z.enum(['name', 'jsxName']) }), value: z.string() });

const parsed = (source: string) =>
  parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'], tokens: true });

/** The statements of a source, with the parts that the gallery uses. */
export const statementsOf = (source: string): readonly Statement[] => program.parse(parsed(source).program.body);

/** What a statement of a source declares and exports. */
export const declaredNames = ({ declaration: found }: Statement): readonly string[] =>
  [found?.id?.name, ...(found?.declarations ?? []).map(({ id }) => id.name)].filter((one) => one !== undefined);

/** All names in a source, including names of properties, but not words in texts. */
export const namesIn = (source: string): ReadonlySet<string> =>
  new Set((parsed(source).tokens ?? []).flatMap((one: unknown) => token.safeParse(one).data?.value ?? []));
