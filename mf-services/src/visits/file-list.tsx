import type { VisitFileContent } from '@zapovednik/api/services/calls/visit';
import { Button } from '@zapovednik/ui';
import { Spread } from '@zapovednik/ui/layout';
import { saveVisitFile } from './save-visit-file';
import styles from './visit-view.module.css';

/** Files that were read together with their conclusion. */
export function FileList({ files }: { files: readonly VisitFileContent[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.name}>
          <Spread>
            <span>{file.name}</span>
            <Button onClick={() => saveVisitFile(file)} aria-label={`Скачать: ${file.name}`}>
              Скачать
            </Button>
          </Spread>
        </li>
      ))}
    </ul>
  );
}
