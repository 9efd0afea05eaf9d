import { type AlterTableCmd, type Constraint, type Node, parse } from 'libpg-query';

/** Precedes a statement that removes something that no running version uses any more. */
const CONTRACT = /^-- contract: *\S/m;
const BREAKPOINT = '--> statement-breakpoint';

/** Tables and columns (`table.column`) that the migration itself creates. */
type Made = Set<string>;

/**
 * The changes of a migration that would break the previous version, which still runs during a release (expand, then
 * contract): a drop, rename or change of something that it reads, or a constraint that refuses its writes. One sentence
 * each.
 *
 * @throws Error if PostgreSQL's parser does not understand the migration.
 */
export async function breakingChanges(migration: string): Promise<string[]> {
  const made: Made = new Set();
  const found: string[] = [];
  for (const text of migration.split(BREAKPOINT)) {
    const { stmts = [] } = await parse(text);
    const changes = stmts.flatMap(({ stmt }) => (stmt ? changesOf(stmt, made) : []));
    if (!CONTRACT.test(text)) found.push(...changes);
  }
  return found;
}

function changesOf(stmt: Node, made: Made): string[] {
  if ('DropStmt' in stmt) {
    const { removeType = '', objects = [] } = stmt.DropStmt;
    return objects.map((object) => `drops ${named(removeType)} ${namesIn(object).at(-1) ?? ''}`);
  }
  if ('RenameStmt' in stmt) {
    const { renameType = '', relation, subname, newname } = stmt.RenameStmt;
    return [`renames ${named(renameType)} ${subname ?? relation?.relname ?? ''} to ${newname}`];
  }
  if ('AlterObjectSchemaStmt' in stmt) return ['moves something to another schema'];
  if ('AlterEnumStmt' in stmt && stmt.AlterEnumStmt.oldVal) return [`renames the value ${stmt.AlterEnumStmt.oldVal}`];
  // PL/pgSQL code is only text to the parser.
  if ('DoStmt' in stmt && namesIn(stmt).some((body) => /\b(drop|rename|alter\s+table)\b/i.test(body)))
    return ['drops or alters something in a DO block'];
  if ('CreateStmt' in stmt) made.add(stmt.CreateStmt.relation?.relname ?? '');
  if ('IndexStmt' in stmt && stmt.IndexStmt.unique) {
    const { relation, idxname = '', indexParams = [] } = stmt.IndexStmt;
    const columns = [
      ...indexParams.flatMap((param) => ('IndexElem' in param ? (param.IndexElem.name ?? []) : [])),
      ...columnsIn(indexParams),
    ];
    return narrowed(idxname, relation?.relname ?? '', columns, made);
  }
  if ('AlterTableStmt' in stmt) {
    const { relation, cmds = [] } = stmt.AlterTableStmt;
    const table = relation?.relname ?? '';
    return cmds.flatMap((cmd) => ('AlterTableCmd' in cmd ? alterations(cmd.AlterTableCmd, table, made) : []));
  }
  return [];
}

function alterations({ subtype, name = '', def }: AlterTableCmd, table: string, made: Made): string[] {
  const column = `${table}.${name}`;
  const isNew = made.has(table) || made.has(column);
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) {
    const { colname = '', constraints = [] } = def.ColumnDef;
    const kinds = constraints.flatMap((one) => ('Constraint' in one ? (one.Constraint.contype ?? []) : []));
    made.add(`${table}.${colname}`);
    const isRequired = kinds.includes('CONSTR_NOTNULL') && !made.has(table);
    const isFilled = kinds.some((kind) => ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'].includes(kind));
    return isRequired && !isFilled ? [`adds ${table}.${colname}, which is required and has no default`] : [];
  }
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) {
    return narrowed(def.Constraint.conname ?? '', table, constrained(def.Constraint), made);
  }
  if (isNew) return [];
  if (subtype === 'AT_DropColumn') return [`drops column ${column}`];
  if (subtype === 'AT_AlterColumnType') return [`changes the type of ${column}`];
  if (subtype === 'AT_SetNotNull') return [`makes ${column} required`];
  if (subtype === 'AT_ColumnDefault' && !def) return [`drops the default of ${column}`];
  return [];
}

/** A constraint on new columns only does not affect a version that does not use them. */
const narrowed = (rule: string, table: string, columns: readonly string[], made: Made): string[] =>
  made.has(table) || columns.every((column) => made.has(`${table}.${column}`))
    ? []
    : [`adds the rule ${rule} to what is written to ${table}`];

const constrained = ({ keys = [], fk_attrs = [], raw_expr }: Constraint): string[] => [
  ...[...keys, ...fk_attrs].flatMap(namesIn),
  ...columnsIn(raw_expr),
];

/** The names of columns in an expression. */
function columnsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'ColumnRef' ? namesIn(child).slice(-1) : columnsIn(child),
  );
}

/** All strings in a part of the syntax tree, in order. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'sval' && typeof child === 'string' ? [child] : namesIn(child),
  );
}

/** `OBJECT_TABLE` as readable text. */
const named = (kind: string): string => kind.replace('OBJECT_', '').toLowerCase();
