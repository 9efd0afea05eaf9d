import { askConclusionCode, readConclusion } from '@zapovednik/api/services/calls/guest-visit';
import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { CodeField, Form, toFormMessage, useZodForm } from '@zapovednik/ui/field';
import { Section } from '@zapovednik/ui/layout';
import { Failure } from '@zapovednik/ui/status';
import { conclusionWords } from './conclusion-words';
import { FileList } from './file-list';
import styles from './visit-view.module.css';

/**
 * The conclusion of a guest's visit. The signed link is not enough to read it, because emails are forwarded: a code
 * goes to the phone of the visit. What was read is gone after a reload.
 */
export default function GuestConclusion({ token, kind }: { token: string; kind: ServiceKind }) {
  const { api } = useApp();
  const form = useZodForm(readConclusion.body, {
    defaultValues: { code: '' },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const asking = useMutation({ networkMode: 'always', mutationFn: () => api(askConclusionCode, { token }) });
  const reading = useMutation({
    networkMode: 'always',
    mutationFn: (values: { code: string }) => api(readConclusion, { token, ...values }),
  });
  const title = conclusionWords[kind].title;
  if (reading.data) {
    const { conclusion, files } = reading.data;
    return (
      <Section title={title} look="card">
        {conclusion && <p className={styles.conclusion}>{conclusion}</p>}
        <FileList files={files} />
      </Section>
    );
  }
  return (
    <Section title={title} look="card">
      <p className={styles.note}>
        Пришлём код на телефон, который вы назвали при записи: так это прочитаете только вы.
      </p>
      {asking.error && <Failure>{toFormMessage(asking.error)}</Failure>}
      {asking.data && (
        <Form form={form} label={title} onSubmit={(values) => reading.mutateAsync(values)}>
          <CodeField name="code" label="Код из СМС" length={6} />
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            Прочитать
          </Button>
        </Form>
      )}
      <div>
        <Button variant={asking.data ? 'quiet' : 'primary'} busy={asking.isPending} onClick={() => asking.mutate()}>
          {asking.data ? 'Прислать код ещё раз' : 'Получить код'}
        </Button>
      </div>
    </Section>
  );
}
