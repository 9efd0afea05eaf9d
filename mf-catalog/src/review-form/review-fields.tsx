import { useEffect } from 'react';
import { useApp } from 'shared-contracts/app';
import type { Review } from 'shared-contracts/catalog/calls/review';
import { addReview, reviewForm } from 'shared-contracts/catalog/calls/review-writes';
import { useQueryClient } from 'shared-contracts/query';
import { Button } from 'shared-contracts/ui';
import { Form, StarsField, TextArea, useZodForm } from 'shared-contracts/ui/field';
import type * as z from 'zod/mini';
import { PicturesField } from './pictures-field';

type Values = z.input<typeof reviewForm>;

const empty: Values = { score: '', text: '', plus: '', minus: '', pictures: [] };

interface ReviewFieldsProps {
  productId: number;
  onWritten: (review: Review) => void;
}

/** The fields of a review (PRD-58). What was typed stays while the page is open, also when the dialog is closed. */
export default function ReviewFields({ productId, onWritten }: ReviewFieldsProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const draft = ['mf-catalog', 'review-draft', productId];
  const form = useZodForm(reviewForm, { defaultValues: client.getQueryData<Values>(draft) ?? empty });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form goes away
  useEffect(() => () => void client.setQueryData(draft, form.getValues()), []);

  return (
    <Form
      form={form}
      label="Отзыв о товаре"
      onSubmit={async (values) => {
        const review = await api(addReview, { product: productId, ...values });
        form.reset(empty);
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
