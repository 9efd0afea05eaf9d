import { addReview, reviewForm } from '@zapovednik/api/catalog/calls/review-writes';
import type { Review } from '@zapovednik/api/catalog/models/review';
import { petsQuery } from '@zapovednik/areas/cabinet/queries/pets';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useDraft } from '@zapovednik/platform/draft';
import { useQuery } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { Form, Select, StarsField, TextArea, useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';
import { PicturesField } from './pictures-field';

type Values = z.input<typeof reviewForm>;

const typed = z.object({
  score: z.union([z.string(), z.number()]),
  text: z.string(),
  plus: z.optional(z.string()),
  minus: z.optional(z.string()),
  pet: z.optional(z.union([z.string(), z.number()])),
  pictures: z.optional(z.array(z.string())),
});

const empty: Values = { score: '', text: '', plus: '', minus: '', pet: '', pictures: [] };

interface ReviewFieldsProps {
  productId: number;
  onWritten: (review: Review) => void;
}

/** The fields of a review (PRD-58). The typed text stays when the dialog is closed or the session expires. */
export default function ReviewFields({ productId, onWritten }: ReviewFieldsProps) {
  const app = useApp();
  const { userId } = useAtom(sessionAtom);
  const { data: pets = [] } = useQuery(petsQuery(app, userId));
  const form = useZodForm(reviewForm, { defaultValues: empty });
  const draft = useDraft(form, { name: `mf-catalog/review-${productId}`, userId, values: typed });

  return (
    <Form
      form={form}
      label="Отзыв о товаре"
      onSubmit={async (values) => {
        const review = await app.api(addReview, { product: productId, ...values });
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
      {pets.length > 0 && (
        <Select
          name="pet"
          label="О каком питомце"
          placeholder="Не указывать"
          options={pets.map(({ id, name, kindName, breed }) => ({
            value: String(id),
            label: [name, breed || kindName].join(', '),
          }))}
        />
      )}
      <PicturesField name="pictures" />
      <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
        Опубликовать отзыв
      </Button>
    </Form>
  );
}
