import { type commentReason, reportComment } from '@zapovednik/api/content/calls/discussion';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { Form, RadioCards, useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';

const reasons = [
  { value: 'abuse', title: 'Оскорбления или мат' },
  { value: 'advertising', title: 'Реклама или спам' },
  { value: 'personal-data', title: 'Чужие личные данные' },
  { value: 'other', title: 'Другое' },
] as const satisfies readonly { value: z.infer<typeof commentReason>; title: string }[];

const rules = z.object({
  reason: z.enum(['abuse', 'advertising', 'personal-data', 'other'], 'Выберите причину'),
});

/** A report about a comment. Moderators read it; until then the comment stays. */
export default function ReportDialog({ commentId, onClose }: { commentId: number; onClose: () => void }) {
  const { api, bus } = useApp();
  const form = useZodForm(rules);
  return (
    <Dialog open onClose={onClose} title="Пожаловаться на комментарий">
      <Form
        form={form}
        label="Жалоба на комментарий"
        onSubmit={async ({ reason }) => {
          await api(reportComment, { comment: commentId, reason });
          onClose();
          void bus.run(showNotification, { text: 'Спасибо! Модератор посмотрит комментарий', kind: 'success' });
        }}
      >
        <RadioCards name="reason" label="Что не так" choices={reasons} />
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Отправить жалобу
        </Button>
      </Form>
    </Dialog>
  );
}
