import { useState } from 'react';
import { useLocation } from 'shared-contracts/router';
import { Dialog } from 'shared-contracts/ui/dialog';
import { SignInForm } from './sign-in-form';

/**
 * The sign-in modal (LAY-51, SES-17).
 *
 * @param onClose called once when it closes, with whether the visitor signed in (SES-18)
 */
export function SignInDialog({ onClose }: { onClose: (authorized: boolean) => void }) {
  const [open, setOpen] = useState(true);
  const { pathname, search } = useLocation();
  const close = (authorized: boolean) => {
    setOpen(false);
    onClose(authorized);
  };
  return (
    <Dialog open={open} onClose={() => close(false)} title="Вход" size="small">
      <SignInForm back={pathname + search} onDone={() => close(true)} onLeave={() => close(false)} />
    </Dialog>
  );
}
