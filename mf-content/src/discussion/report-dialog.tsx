import { useApp } from 'shared-contracts/app';
import { type commentReason, reportComment } from 'shared-contracts/content/calls/discussion';
import { showNotification } from 'shared-contracts/shell/commands';
import { Button } from 'shared-contracts/ui';
import { Dialog } from 'shared-contracts/ui/dialog';
import { Form, RadioCards, useZodForm } from 'shared-contracts/ui/field';
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

/** What is wrong with a comment; moderators read it, and the comment stays until then. */
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
