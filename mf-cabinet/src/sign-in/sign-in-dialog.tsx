import { useLocation } from '@zapovednik/platform/router';
import { Dialog } from '@zapovednik/ui/dialog';
import { useState } from 'react';
import { SignInForm } from './sign-in-form';

interface SignInDialogProps {
  /** The phone that was entered before. */
  phone?: string | undefined;
  /** Called once when it closes, with whether the visitor signed in (SES-18). */
  onClose: (authorized: boolean) => void;
}

/** The sign-in modal (LAY-51, SES-17). */
export function SignInDialog({ phone, onClose }: SignInDialogProps) {
  const [open, setOpen] = useState(true);
  const { pathname, search } = useLocation();
  const close = (authorized: boolean) => {
    setOpen(false);
    onClose(authorized);
  };
  return (
    <Dialog open={open} onClose={() => close(false)} title="Вход" size="small">
      <SignInForm phone={phone} back={pathname + search} onDone={() => close(true)} onLeave={() => close(false)} />
    </Dialog>
  );
}
