import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import type { Command } from 'deploy-command-line/words';
import type * as z from 'zod/mini';
import { readPassword } from './read-password';

/**
 * The command that creates an administrator: its arguments, and the question for the password.
 *
 * @param create Creates it. Throws with a sentence for the terminal if the login is taken.
 */
export const adminCommand = (create: (login: string, password: string) => Promise<void>): Command =>
  shopCommand(
    'create-admin',
    'Создаёт администратора и спрашивает его пароль. Магазин с данными в папке должен быть остановлен.',
  )
    .requiredOption('--login <логин>', 'логин администратора')
    .action(async (options: { login: string }) => {
      // Loading them takes a second, so wrong arguments are refused before.
      const { administratorLogin, administratorPassword } = await import('../modules/people/api');
      const login = parsed(administratorLogin, options.login);
      const password = parsed(administratorPassword, await readPassword());
      await create(login, password);
      print(`Администратор ${login} создан`);
    });

function parsed<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ message }) => message).join('; '));
}
