import { useApp } from 'shared-contracts/app';
import { getOwnData } from 'shared-contracts/cabinet/calls/account';
import { useMutation } from 'shared-contracts/query';
import { Button } from 'shared-contracts/ui';
import { toFormMessage } from 'shared-contracts/ui/field';
import { saveFile } from 'shared-contracts/ui/save-file';
import { Section } from './section';
import styles from './settings.module.css';

/** Everything that the shop has stored about the customer, as a file. */
export function OwnDataSection() {
  const { api } = useApp();
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => api(getOwnData, {}),
    onSuccess: (data) =>
      saveFile('zapovednik-moi-dannye.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })),
  });
  return (
    <Section
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
    </Section>
  );
}
