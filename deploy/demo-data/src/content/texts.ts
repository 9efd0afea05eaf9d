import { fileURLToPath } from 'node:url';
import { readFolder } from 'deploy-api/modules/content/editing/read-folder';
import type { IsFact } from 'deploy-api/modules/content/facts/placeholders';

/**
 * The folder of the demonstration's articles, news, promotions and questions, in the format of a real shop's editors.
 */
const textsFolder = fileURLToPath(new URL('../../data/texts', import.meta.url));

/** Its content, with dates around `today`. */
export const demoTexts = (today: Date, isFact: IsFact) => readFolder(textsFolder, today, isFact);
