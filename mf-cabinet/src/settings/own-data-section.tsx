import { getOwnData } from '@zapovednik/api/cabinet/calls/account';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { saveFile } from '@zapovednik/ui/files';
import { SettingsSection } from './section/settings-section';
import styles from './settings.module.css';

/** All data that the shop has stored about the customer, as a file. */
export function OwnDataSection() {
  const { api } = useApp();
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => api(getOwnData, {}),
    onSuccess: (data) =>
      saveFile('zapovednik-moi-dannye.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })),
  });
  return (
    <SettingsSection
      heading="Мои данные"
      text="Всё, что магазин хранит о вас: контакты, адреса, заказы, бонусы, отзывы и согласия. Файл в формате JSON."
    >
      <div>
        <Button busy={isPending} onClick={() => mutate()}>
          Скачать файл
        </Button>
      </div>
      {isSuccess && (
        <p role="status" className={styles.text}>
          Файл сохранён в загрузках.
        </p>
      )}
      {error && <p role="alert">{toFormMessage(error)}</p>}
    </SettingsSection>
  );
}
