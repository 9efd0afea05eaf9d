import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';

/** A process was started with wrong settings. The message names them and contains no value, because it is logged. */
export class WrongSettings extends Error {
  override name = 'WrongSettings';
  constructor(reason: string) {
    super(`Wrong settings: ${reason}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of a process from the environment. An empty variable counts as unset. Instead of `NAME`, `NAME_FILE` may be set: a file
 * with the value, as orchestrators mount secrets. The end of its last line is not a part of the value.
 *
 * @throws WrongSettings with the names of the invalid settings
 */
export function readSettings<Schema extends z.ZodMiniObject>(schema: Schema, env: Environment): z.output<Schema> {
  const values = valuesOf(Object.keys(schema.shape), env);
  const read = schema.safeParse(values);
  if (read.success) return read.data;
  const reasons = read.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    if (name === '' || message.includes(name)) return message;
    return name in values ? `${name}: ${message}` : `${name} is missing`;
  });
  throw new WrongSettings(reasons.join('; '));
}

function valuesOf(names: readonly string[], env: Environment): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = settingOf(name, env);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function settingOf(name: string, env: Environment): string | undefined {
  const [value, file] = [env[name] || undefined, env[`${name}_FILE`] || undefined];
  if (file === undefined) return value;
  if (value !== undefined) throw new WrongSettings(`${name} and ${name}_FILE are both set`);
  const content = contentOf(name, file);
  if (content === '') throw new WrongSettings(`the file of ${name}_FILE is empty`);
  return content;
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new WrongSettings(`the file of ${name}_FILE cannot be read`);
  }
}
