import { getOwnVisitFile, type VisitDetails } from '@zapovednik/api/services/calls/visit';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { formatNumber } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { Spread } from '@zapovednik/ui/layout';
import { Failure } from '@zapovednik/ui/status';
import { saveVisitFile } from './save-visit-file';
import styles from './visit-view.module.css';

/** «340 КБ» */
const sizeOf = (bytes: number) => `${formatNumber(Math.max(1, Math.round(bytes / 1000)))}\u00A0КБ`;

/** The files of a visit. They are read with their owner's session, so they have no public address. */
export function VisitFiles({ files }: Pick<VisitDetails, 'files'>) {
  const { api } = useApp();
  const { mutate, isPending, variables, error } = useMutation({
    networkMode: 'always',
    mutationFn: (id: number) => api(getOwnVisitFile, { id }),
    onSuccess: saveVisitFile,
  });
  return (
    <>
      <ul className={styles.files}>
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <Spread>
              <span>{name}</span>
              <Button busy={isPending && variables === id} onClick={() => mutate(id)} aria-label={`Скачать: ${name}`}>
                Скачать, {sizeOf(size)}
              </Button>
            </Spread>
          </li>
        ))}
      </ul>
      {error && <Failure>{toFormMessage(error)}</Failure>}
    </>
  );
}
