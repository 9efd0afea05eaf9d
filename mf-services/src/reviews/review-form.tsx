import type { AddedReview } from '@zapovednik/api/services/calls/booking';
import { serviceReviewForm } from '@zapovednik/api/services/calls/booking';
import { useApp } from '@zapovednik/platform/app';
import { useQueryClient } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { Form, Select, StarsField, TextArea, useZodForm } from '@zapovednik/ui/field';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { ServiceDefinition } from '../kinds/service-definition';
import { showReview } from './show-review';

const { score, text } = serviceReviewForm.shape;

/** The rules of the call, for the values of fields, which are texts. */
const rules = z.object({
  specialistId: z.string().check(z.minLength(1, 'Выберите, о ком отзыв')),
  // Null: the stars had the focus, but none was chosen.
  score: z.pipe(
    z.transform((chosen: string | null) => Number(chosen)),
    score,
  ),
  text,
});
type Values = z.input<typeof rules>;

interface ReviewFormProps {
  kind: ServiceDefinition;
  /** The specialists whom the customer may review; at least one. */
  specialists: readonly { readonly id: number; readonly name: string; readonly position: string }[];
  onWritten: (added: AddedReview) => void;
}

/** The fields of a review. Typed values stay while the page is open, also when the dialog is closed. */
export function ReviewForm({ kind, specialists, onWritten }: ReviewFormProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const [only] = specialists.length === 1 ? specialists : [];
  const empty: Values = { specialistId: only ? String(only.id) : '', score: '', text: '' };
  const draft = ['mf-services', kind.name, 'review-draft', specialists.map(({ id }) => id)];
  const form = useZodForm(rules, { defaultValues: client.getQueryData<Values>(draft) ?? empty });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form goes away
  useEffect(() => () => void client.setQueryData(draft, form.getValues()), []);

  return (
    <Form
      form={form}
      label="Отзыв о визите"
      onSubmit={async ({ specialistId, ...rest }) => {
        const added = await kind.addReview(api, { ...rest, specialistId: Number(specialistId) });
        form.reset(empty);
        showReview(client, kind, added.review);
        onWritten(added);
      }}
    >
      {only ? (
        <p>
          {only.name}, {only.position}
        </p>
      ) : (
        <Select
          name="specialistId"
          label="О ком отзыв"
          placeholder="Выберите"
          options={specialists.map(({ id, name, position }) => ({ value: String(id), label: `${name}, ${position}` }))}
        />
      )}
      <StarsField name="score" label="Оценка" />
      <TextArea name="text" label="Отзыв" rows={4} hint="Как прошёл визит, что стоит знать другим" />
      <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
        Опубликовать отзыв
      </Button>
    </Form>
  );
}
