import {
  addApplicationFile,
  FILE_HINT,
  FILE_PART,
  fileEndings,
  LARGEST_FILE,
} from '@zapovednik/api/content/calls/application';
import type { AppContext } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { FormFailure } from '@zapovednik/ui/field';
import { base64Of } from '@zapovednik/ui/files';

/** How often a part is sent if the network fails. */
const TRIES = 3;

const isTaken = ({ name }: File) => fileEndings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));

/**
 * Uploads a file in parts. If the network fails, the part is sent again.
 *
 * @param onProgress gets the uploaded share, 0 to 1
 * @returns the id of the file
 * @throws FormFailure for a file that is not allowed, ApiError
 */
export async function uploadFile(
  { api }: Pick<AppContext, 'api'>,
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  if (!isTaken(file)) throw new FormFailure(`Такой файл не подойдёт. Приложите ${FILE_HINT}.`);
  if (file.size > LARGEST_FILE) throw new FormFailure('Файл больше 5 МБ. Приложите файл поменьше.');
  if (file.size === 0) throw new FormFailure('Файл пустой');
  const parts = Math.ceil(file.size / FILE_PART);
  let id = '';
  for (let part = 1; part <= parts; part += 1) {
    const content = await base64Of(file.slice((part - 1) * FILE_PART, part * FILE_PART));
    id = (await sendPart({ id, name: file.name, part, parts, content })).id;
    onProgress(part / parts);
  }
  return id;

  async function sendPart(body: { id: string; name: string; part: number; parts: number; content: string }) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await api(addApplicationFile, body);
      } catch (error) {
        if (!(error instanceof ApiError) || !error.isRepeatable || tries === TRIES) throw error;
      }
    }
  }
}
