import { commentForm } from '@zapovednik/api/content/calls/discussion';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { Form, TextArea, useZodForm } from '@zapovednik/ui/field';
import { useEffect } from 'react';
import styles from './discussion.module.css';

interface CommentFormProps {
  /** Rejects with the call's error; then the text stays. */
  write: (text: string) => Promise<void>;
  onClose: () => void;
}

/** The fields of a comment. */
export default function CommentForm({ write, onClose }: CommentFormProps) {
  const { bus } = useApp();
  const form = useZodForm(commentForm, { defaultValues: { text: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <Form
      form={form}
      label="Новый комментарий"
      className={styles.form}
      onSubmit={async ({ text }) => {
        await write(text);
        onClose();
        void bus.run(showNotification, { text: 'Комментарий опубликован', kind: 'success' });
      }}
    >
      <TextArea name="text" label="Ваш комментарий" hint="Его увидят все. Ссылки и разметка не работают." />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Опубликовать
        </Button>
        <Button onClick={onClose}>Отменить</Button>
      </div>
    </Form>
  );
}
