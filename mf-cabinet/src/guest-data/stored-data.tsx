import { eraseGuestData, type getGuestData } from '@zapovednik/api/cabinet/calls/guest-data';
import { cabinetSettingsRoute, signInLink } from '@zapovednik/areas/cabinet/routes';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Button } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { saveFile } from '@zapovednik/ui/files';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { EraseDialog } from './erase-dialog';
import styles from './guest-data.module.css';
import { sectionsOf } from './sections';

type Answer = z.output<typeof getGuestData.answer>;

/** The stored data, and the code that allows to show and delete it. */
export interface Stored extends Pick<Answer, 'data' | 'kept'> {
  readonly hasAccount: boolean;
  readonly proof: z.input<typeof eraseGuestData.body>;
}

/** The last step: the stored data as a list and as a file, and its deletion. */
export default function StoredData({ stored: { data, kept, hasAccount, proof } }: { stored: Stored }) {
  const { api } = useApp();
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    mutate,
    isPending,
    data: erased,
    error,
  } = useMutation({
    networkMode: 'always',
    mutationFn: () => api(eraseGuestData, proof),
    onSettled: () => setAsking(false),
  });
  const isErased = erased !== undefined;
  // The previous step is gone, and after the deletion the dialog too: the focus moves to the new content.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after the deletion
  useEffect(() => heading.current?.focus(), [isErased]);

  const sections = sectionsOf(data);
  const save = () =>
    saveFile('zapovednik-moi-dannye.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));

  return (
    <section className={styles.stored} aria-labelledby="stored-data">
      <h2 id="stored-data" ref={heading} tabIndex={-1} className={styles.heading}>
        {headingOf({ erased, hasData: sections.length > 0 })}
      </h2>
      {erased ? (
        data.orders && (
          <p>
            Товары, суммы и даты заказов остались в учёте магазина, как требует закон. Ваших данных в завершённых
            заказах больше нет.
          </p>
        )
      ) : sections.length > 0 ? (
        <ul className={styles.list}>
          {sections.map(({ title, count }) => (
            <li key={title}>
              {title}: {count}
            </li>
          ))}
        </ul>
      ) : (
        <p>С этим контактом у нас нет ни заказов, ни записей, ни обращений без аккаунта.</p>
      )}
      <Kept reasons={erased?.kept ?? kept} title={isErased ? 'Пока не удалили' : 'Пока не сможем удалить'} />
      {hasAccount && (
        <p>
          У этого контакта есть аккаунт. <Link to={signInLink(link(cabinetSettingsRoute))}>Войдите</Link>, чтобы скачать
          или удалить и его данные.
        </p>
      )}
      {!isErased && sections.length > 0 && (
        <div className={styles.buttons}>
          <Button onClick={save}>Скачать файл</Button>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Удалить
          </Button>
        </div>
      )}
      {error && <p role="alert">{toFormMessage(error)}</p>}
      {isAsking && <EraseDialog isBusy={isPending} onErase={() => mutate()} onClose={() => setAsking(false)} />}
    </section>
  );
}

function headingOf({ erased, hasData }: { erased: { kept: readonly string[] } | undefined; hasData: boolean }): string {
  if (erased) return erased.kept.length > 0 ? 'Удалили всё, что можно' : 'Данные удалены';
  return hasData ? 'Мы храним' : 'Мы ничего не храним';
}

function Kept({ reasons, title }: { reasons: readonly string[]; title: string }) {
  if (reasons.length === 0) return null;
  return (
    <div className={styles.kept}>
      <h3>{title}</h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
