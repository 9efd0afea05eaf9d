import { addReview, reviewForm } from '@zapovednik/api/catalog/calls/review-writes';
import type { Review } from '@zapovednik/api/catalog/models/review';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useDraft } from '@zapovednik/platform/draft';
import { Button } from '@zapovednik/ui';
import { Form, StarsField, TextArea, useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';
import { PicturesField } from './pictures-field';

type Values = z.input<typeof reviewForm>;

const typed = z.object({
  score: z.union([z.string(), z.number()]),
  text: z.string(),
  plus: z.optional(z.string()),
  minus: z.optional(z.string()),
  pictures: z.optional(z.array(z.string())),
});

const empty: Values = { score: '', text: '', plus: '', minus: '', pictures: [] };

interface ReviewFieldsProps {
  productId: number;
  onWritten: (review: Review) => void;
}

/** The fields of a review (PRD-58). The typed text stays when the dialog is closed or the session expires. */
export default function ReviewFields({ productId, onWritten }: ReviewFieldsProps) {
  const { api } = useApp();
  const { userId } = useAtom(sessionAtom);
  const form = useZodForm(reviewForm, { defaultValues: empty });
  const draft = useDraft(form, { name: `mf-catalog/review-${productId}`, userId, values: typed });

  return (
    <Form
      form={form}
      label="Отзыв о товаре"
      onSubmit={async (values) => {
        const review = await api(addReview, { product: productId, ...values });
        form.reset(empty);
        draft.forget();
        onWritten(review);
      }}
    >
      <StarsField name="score" label="Оценка" />
      <TextArea
        name="text"
        label="Отзыв"
        rows={4}
        hint="Как товар показал себя, кому подошёл, что стоит знать другим"
      />
      <TextArea name="plus" label="Достоинства" rows={2} />
      <TextArea name="minus" label="Недостатки" rows={2} />
      <PicturesField name="pictures" />
      <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
        Опубликовать отзыв
      </Button>
    </Form>
  );
}
