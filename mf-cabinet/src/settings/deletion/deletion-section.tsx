import type { Account } from '@zapovednik/api/cabinet/models/account';
import { Button } from '@zapovednik/ui';
import { lazy, Suspense, useState } from 'react';
import { SettingsSection } from '../section/settings-section';

/** The dialog is loaded when it is opened. */
const DeletionDialog = lazy(async () => {
  const { DeletionDialog: Dialog } = await import(/* webpackChunkName: "lazy-deletion" */ './deletion-dialog');
  return { default: Dialog };
});

/** The button that opens the deletion of the account. */
export function DeletionSection({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection
      heading="Удаление аккаунта"
      text="Аккаунт удалим через 30 дней. До этого дня его можно оставить: всё будет на месте."
    >
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Удалить аккаунт
        </Button>
      </div>
      <Suspense fallback={null}>
        {isOpen && <DeletionDialog account={account} onClose={() => setOpen(false)} />}
      </Suspense>
    </SettingsSection>
  );
}
