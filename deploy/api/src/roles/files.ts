import { runCommand } from 'deploy-command-line/run-command';
import { explainFailure } from '../commands/explain-failure';
import { filesCommand } from '../commands/files-command';
import { FEWEST_CONNECTIONS } from '../db/limits';
import { openDatabase } from './open-database';
import { readFilesSettings } from './settings';

/** The role `files`: one command about the store of files, as `npm run files`. */
export function runFiles(migrationsFolder: string): Promise<void> {
  const command = filesCommand(async (request) => {
    const config = readFilesSettings(process.env);
    const { answerFiles } = await import('../files/answer-files');
    const data = await openDatabase({ ...config, DATABASE_POOL: FEWEST_CONNECTIONS }, migrationsFolder);
    return answerFiles(request, data.maintenance, config).finally(data.close);
  });
  return runCommand(command, explainFailure);
}
