import { type Account, messageSettings, setMessages } from '@zapovednik/api/cabinet/calls/account';
import { useApp } from '@zapovednik/platform/app';
import { useDraft } from '@zapovednik/platform/draft';
import { Button } from '@zapovednik/ui';
import { Checkbox, Form, useZodForm } from '@zapovednik/ui/field';
import { NewsService } from './news-service';
import { BroughtBack, SettingsSection } from './settings-section';
import { useSaved } from './use-saved';

/** Which messages the customer wants, besides those about orders. */
export function MessagesForm({ account }: { account: Account }) {
  const app = useApp();
  const saved = useSaved();
  const form = useZodForm(messageSettings, { defaultValues: account.messages });
  const draft = useDraft(form, { name: 'mf-cabinet/messages', userId: account.userId, values: messageSettings });
  const { news_email: wantsNews } = account.messages;
  return (
    <SettingsSection heading="Что вам присылать" text="Письма и SMS о ваших заказах приходят всегда.">
      {draft.isBack && <BroughtBack />}
      <Form
        form={form}
        label="Что вам присылать"
        onSubmit={async (entered) => {
          form.reset(await app.api(setMessages, entered));
          draft.forget();
          await saved('Сохранили, что вам присылать');
        }}
      >
        <div>
          <Checkbox name="news_email" hint={account.isEmailConfirmed ? '' : 'Сначала подтвердите адрес почты.'}>
            Согласен получать новости и акции по почте
          </Checkbox>
          <Checkbox name="news_sms" hint={account.phone ? '' : 'Сначала укажите телефон.'}>
            Согласен получать новости и акции по SMS
          </Checkbox>
          <Checkbox name="stock">Письма о поступлении товаров, которых вы ждёте</Checkbox>
          <Checkbox name="auto_orders">Письма об автозаказах</Checkbox>
        </div>
        {wantsNews && <NewsService userId={account.userId} />}
        <div>
          <Button type="submit" formMethod="post" busy={form.formState.isSubmitting}>
            Сохранить выбор
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
