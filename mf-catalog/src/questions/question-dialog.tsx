import { askQuestion, questionForm } from '@zapovednik/api/catalog/calls/question';
import type { Question } from '@zapovednik/api/catalog/wire/question';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useDraft } from '@zapovednik/platform/draft';
import { useQueryClient } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { Form, TextArea, useZodForm } from '@zapovednik/ui/field';
import { ownQuestionsQuery } from './questions-query';

const empty = { text: '' };

/** The form of a question about a product. The typed text stays when it is closed. */
export default function QuestionDialog({ productId, onClose }: { productId: number; onClose: () => void }) {
  const app = useApp();
  const client = useQueryClient();
  const { userId } = useAtom(sessionAtom);
  const form = useZodForm(questionForm, { defaultValues: empty });
  const draft = useDraft(form, { name: `mf-catalog/question-${productId}`, userId, values: questionForm });
  return (
    <Dialog open onClose={onClose} title="Вопрос о товаре">
      <Form
        form={form}
        label="Вопрос о товаре"
        onSubmit={async ({ text }) => {
          const asked = await app.api(askQuestion, { product: productId, text });
          client.setQueryData<readonly Question[]>(ownQuestionsQuery(app, productId, userId).queryKey, (own = []) => [
            asked,
            ...own,
          ]);
          form.reset(empty);
          draft.forget();
          onClose();
          void app.bus.run(showNotification, { text: 'Спасибо! Вопрос отправлен магазину', kind: 'success' });
        }}
      >
        <TextArea
          name="text"
          label="Вопрос"
          rows={4}
          hint="Ответит магазин. О заказе и доставке спросите по телефону: здесь ответ увидят все"
        />
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Отправить вопрос
        </Button>
      </Form>
    </Dialog>
  );
}
