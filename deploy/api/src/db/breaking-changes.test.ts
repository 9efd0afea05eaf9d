import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges } from '../testing/breaking-changes';
import { migrationsFolder } from './create-database';

const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));

test('every migration keeps what the previous version reads and writes (see deploy/api/README.md)', async () => {
  expect(migrations).not.toEqual([]);
  for (const name of migrations)
    expect([name, await breakingChanges(readFileSync(join(migrationsFolder, name), 'utf8'))]).toEqual([name, []]);
});

test.each([
  ['ALTER TABLE "stock" DROP COLUMN "changed_at"', 'drops column stock.changed_at'],
  ['DROP TABLE "a", "public"."b"', 'drops table a', 'drops table b'],
  ['DROP INDEX "product_search"', 'drops index product_search'],
  ['DROP TRIGGER note_change ON product', 'drops trigger note_change'],
  ['ALTER TABLE a RENAME COLUMN b TO c', 'renames column b to c'],
  ['ALTER TABLE a RENAME TO b', 'renames table a to b'],
  ['ALTER TABLE a SET SCHEMA old', 'moves something to another schema'],
  [`ALTER TYPE mood RENAME VALUE 'sad' TO 'blue'`, 'renames the value sad'],
  ['ALTER TABLE a ALTER COLUMN b SET DATA TYPE bigint', 'changes the type of a.b'],
  ['ALTER TABLE a ALTER COLUMN b SET NOT NULL', 'makes a.b required'],
  ['ALTER TABLE a ALTER COLUMN b DROP DEFAULT', 'drops the default of a.b'],
  ['ALTER TABLE a ADD COLUMN b integer NOT NULL', 'adds a.b, which is required and has no default'],
  ['ALTER TABLE a ADD CONSTRAINT c CHECK (a.b > 0)', 'adds the rule c to what is written to a'],
  ['ALTER TABLE a ADD CONSTRAINT c FOREIGN KEY (b) REFERENCES d (id)', 'adds the rule c to what is written to a'],
  ['ALTER TABLE a ADD CONSTRAINT c UNIQUE (b)', 'adds the rule c to what is written to a'],
  ['CREATE UNIQUE INDEX c ON a (b)', 'adds the rule c to what is written to a'],
  ["DO $$ BEGIN EXECUTE 'drop table x'; END $$", 'drops or alters something in a DO block'],
  ['ALTER TABLE a ADD COLUMN b int;--> statement-breakpoint\nDROP TABLE d', 'drops table d'],
])('%s is found', async (migration, ...changes) => {
  expect(await breakingChanges(migration)).toEqual(changes);
});

test.each([
  'CREATE TABLE a (b integer NOT NULL);--> statement-breakpoint\nALTER TABLE a ADD CONSTRAINT c UNIQUE (b); ALTER TABLE a ADD COLUMN d int NOT NULL',
  'ALTER TABLE a ADD COLUMN b integer DEFAULT 0 NOT NULL; ALTER TABLE a ADD COLUMN c integer; CREATE INDEX i ON a (c)',
  'ALTER TABLE a ADD COLUMN b integer;--> statement-breakpoint\nALTER TABLE a ADD CONSTRAINT c CHECK (a.b > 0); CREATE UNIQUE INDEX d ON a (b)',
  'ALTER TABLE a ALTER COLUMN b SET DEFAULT 5; ALTER TABLE a ALTER COLUMN b DROP NOT NULL',
  '-- contract: nothing has read it since release 42\nALTER TABLE a DROP COLUMN b',
])('%s is not a breaking change', async (migration) => {
  expect(await breakingChanges(migration)).toEqual([]);
});

test('a reason only applies to its own statement, and is required', async () => {
  expect(await breakingChanges('-- contract: unused\nDROP TABLE a;--> statement-breakpoint\nDROP TABLE b')).toEqual([
    'drops table b',
  ]);
  expect(await breakingChanges('-- contract:\nDROP TABLE a')).toEqual(['drops table a']);
});
