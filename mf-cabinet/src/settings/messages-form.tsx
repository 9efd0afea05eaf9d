import { setMessages } from '@zapovednik/api/cabinet/calls/account';
import type { Account } from '@zapovednik/api/cabinet/models/account';
import { messageSettings } from '@zapovednik/api/cabinet/wire/account';
import { useApp } from '@zapovednik/platform/app';
import { useDraft } from '@zapovednik/platform/draft';
import { Button } from '@zapovednik/ui';
import { Checkbox, Form, useZodForm } from '@zapovednik/ui/field';
import { NewsService } from './news-service';
import { BroughtBack, SettingsSection } from './section/settings-section';
import { useSaved } from './section/use-saved';

/** The customer's settings for messages, without messages about orders. */
export function MessagesForm({ account }: { account: Account }) {
  const app = useApp();
  const saved = useSaved();
  const { newsByEmail, newsBySms, stock, autoOrders } = account.messages;
  const form = useZodForm(messageSettings, {
    defaultValues: { news_email: newsByEmail, news_sms: newsBySms, stock, auto_orders: autoOrders },
  });
  const draft = useDraft(form, { name: 'mf-cabinet/messages', userId: account.userId, values: messageSettings });
  return (
    <SettingsSection heading="Что вам присылать" text="Письма и СМС о ваших заказах приходят всегда.">
      {draft.isBack && <BroughtBack />}
      <Form
        form={form}
        label="Что вам присылать"
        onSubmit={async (entered) => {
          await app.api(setMessages, entered);
          form.reset(entered);
          draft.forget();
          await saved('Сохранили, что вам присылать');
        }}
      >
        <div>
          <Checkbox name="news_email" hint={account.isEmailConfirmed ? '' : 'Сначала подтвердите адрес почты.'}>
            Согласен получать новости и акции по почте
          </Checkbox>
          <Checkbox name="news_sms" hint={account.phone ? '' : 'Сначала укажите телефон.'}>
            Согласен получать новости и акции по СМС
          </Checkbox>
          <Checkbox name="stock">Письма о поступлении товаров, которых вы ждёте</Checkbox>
          <Checkbox name="auto_orders">Письма об автозаказах</Checkbox>
        </div>
        {newsByEmail && <NewsService userId={account.userId} />}
        <div>
          <Button type="submit" formMethod="post" busy={form.formState.isSubmitting}>
            Сохранить выбор
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
