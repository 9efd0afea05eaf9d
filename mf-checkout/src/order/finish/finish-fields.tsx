import { consentRoute, ofertaRoute } from 'shared-contracts/content/routes';
import { isYes } from 'shared-contracts/format';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { Checkbox, Form, TextArea, useZodForm, type ZodForm } from 'shared-contracts/ui/field';
import * as z from 'zod/mini';
import type { OrderDraft } from './draft';
import styles from './finish-form.module.css';

const finishSchema = z.object({
  orderDescription: z.string().check(z.maxLength(1000, 'Не больше 1000 знаков')),
  acceptPersonData: z.boolean().check(z.refine((agreed) => agreed, 'Нужно согласие на обработку персональных данных')),
  acceptEmail: z.boolean(),
  acceptNotCall: z.boolean(),
});

type Finish = z.output<typeof finishSchema>;
export type FinishFields = ZodForm<Finish>;

/** The last words on an order, from the draft. */
export function useFinishForm(draft: OrderDraft): FinishFields {
  const { orderDescription = '', acceptPersonData = false, acceptEmail = false, acceptNotCall = false } = draft;
  return useZodForm(finishSchema, {
    defaultValues: { orderDescription, acceptPersonData, acceptEmail, acceptNotCall },
  });
}

interface FinishFormProps {
  form: FinishFields;
  onSubmit: () => Promise<void>;
  /** Whether the courier may come without a call before (ORD-15). */
  canSkipCall: 'Y' | 'N';
}

/** Comment and consents (ORD-12 to ORD-15). */
export function FinishForm({ form, onSubmit, canSkipCall }: FinishFormProps) {
  return (
    <Form form={form} onSubmit={onSubmit} label="Комментарий и согласия" className={styles.form}>
      <TextArea name="orderDescription" label="Комментарий к заказу" maxLength={1000} />
      <div>
        {isYes(canSkipCall) && <Checkbox name="acceptNotCall">Не звонить перед доставкой</Checkbox>}
        <Checkbox name="acceptEmail">Присылать новости и скидки на почту</Checkbox>
        <Checkbox name="acceptPersonData">
          Согласен на{' '}
          <Link to={link(consentRoute)} target="_blank" className={styles.link}>
            обработку персональных данных
          </Link>{' '}
          и с{' '}
          <Link to={link(ofertaRoute)} target="_blank" className={styles.link}>
            условиями оферты
          </Link>
        </Checkbox>
      </div>
    </Form>
  );
}
