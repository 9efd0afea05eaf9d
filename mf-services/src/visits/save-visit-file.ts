import type { VisitFileContent } from '@zapovednik/api/services/calls/visit';
import { saveFile } from '@zapovednik/ui/files';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Saves a file of a visit in the browser's downloads. */
export const saveVisitFile = ({ name, type, content }: VisitFileContent): void =>
  saveFile(name, new Blob([bytesOf(content)], { type }));
