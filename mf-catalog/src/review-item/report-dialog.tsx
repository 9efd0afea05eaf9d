import { type ReportReason, reportReview } from '@zapovednik/api/catalog/calls/review-writes';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { Form, RadioCards, TextArea, useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';

const reasons: readonly { value: ReportReason; title: string }[] = [
  { value: 'abuse', title: 'Оскорбления или мат' },
  { value: 'advertising', title: 'Реклама или спам' },
  { value: 'other-product', title: 'Не об этом товаре' },
  { value: 'personal-data', title: 'Чужие личные данные' },
  { value: 'other', title: 'Другое' },
];

const rules = z.object({
  reason: z.enum(['abuse', 'advertising', 'other-product', 'personal-data', 'other'], 'Выберите причину'),
  text: z.string().check(z.maxLength(500, 'Не больше 500 знаков')),
});

/** A report about a review. Moderators read it; until then the review stays. */
export default function ReportDialog({ reviewId, onClose }: { reviewId: number; onClose: () => void }) {
  const { api, bus } = useApp();
  const form = useZodForm(rules, { defaultValues: { text: '' } });
  return (
    <Dialog open onClose={onClose} title="Пожаловаться на отзыв">
      <Form
        form={form}
        label="Жалоба на отзыв"
        onSubmit={async ({ reason, text }) => {
          await api(reportReview, { review: reviewId, reason, text });
          onClose();
          void bus.run(showNotification, { text: 'Спасибо! Модератор посмотрит отзыв', kind: 'success' });
        }}
      >
        <RadioCards name="reason" label="Что не так" choices={reasons} />
        <TextArea name="text" label="Подробнее, если нужно" />
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Отправить жалобу
        </Button>
      </Form>
    </Dialog>
  );
}
