import { serviceReviewForm } from '@zapovednik/api/services/calls/booking';
import { reviewByLink } from '@zapovednik/api/services/calls/guest-visit';
import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import { useApp } from '@zapovednik/platform/app';
import { useQueryClient } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { Form, StarsField, TextArea, useZodForm } from '@zapovednik/ui/field';
import { Section } from '@zapovednik/ui/layout';
import { useState } from 'react';
import * as z from 'zod/mini';
import { kindOf } from '../kinds/kind-of';
import { showReview } from '../reviews/show-review';

const { score, text } = serviceReviewForm.shape;

const rules = z.object({
  // Null: the stars had the focus, but none was chosen.
  score: z.pipe(
    z.transform((chosen: string | null) => Number(chosen)),
    score,
  ),
  text,
});

/** The review of a visit by its signed link: guests have no other way (VET-06, GRM-05, HND-04). */
export default function LinkReview({ token, visit }: { token: string; visit: VisitDetails }) {
  const { api } = useApp();
  const client = useQueryClient();
  const [thanks, setThanks] = useState('');
  const form = useZodForm(rules, { defaultValues: { score: '', text: '' } });
  return (
    <Section title="Как прошёл визит?" look="card">
      {thanks ? (
        <p role="status">{thanks}</p>
      ) : (
        <Form
          form={form}
          label="Отзыв о визите"
          onSubmit={async (values) => {
            const { message, review } = await api(reviewByLink, { token, ...values });
            showReview(client, kindOf[visit.kind], review);
            setThanks(message);
          }}
        >
          <p>
            {visit.specialist.name}, {visit.specialist.position}. Отзыв подпишем вашим именем, без фамилии.
          </p>
          <StarsField name="score" label="Оценка" />
          <TextArea name="text" label="Отзыв" rows={4} hint="Как прошёл визит, что стоит знать другим" />
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            Опубликовать отзыв
          </Button>
        </Form>
      )}
    </Section>
  );
}
