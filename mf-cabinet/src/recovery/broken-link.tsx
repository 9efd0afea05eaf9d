import { Button } from '@zapovednik/ui';
import { Step } from '../step/step';

/** The link of the e-mail is incomplete. */
export function BrokenLink({ onBack }: { onBack: () => void }) {
  return (
    <Step
      heading="Ссылка не открылась"
      text="Похоже, она скопирована не целиком. Откройте её из письма или запросите новую."
    >
      <Button variant="primary" wide onClick={onBack}>
        Запросить новую ссылку
      </Button>
    </Step>
  );
}
