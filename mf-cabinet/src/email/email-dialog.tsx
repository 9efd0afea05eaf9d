import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { email } from '@zapovednik/rules/input';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { Form, TextField, useZodForm } from '@zapovednik/ui/field';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';

const schema = z.object({ email });

/**
 * The e-mail input modal (LAY-52, SES-17); it starts with the address of the signed-in customer.
 *
 * @param onClose called once when it closes, with the address or null
 */
export function EmailDialog({ onClose }: { onClose: (email: string | null) => void }) {
  const [open, setOpen] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const session = useAtom(sessionAtom);
  const form = useZodForm(schema, { defaultValues: { email: session.email } });
  const close = (address: string | null) => {
    setOpen(false);
    onClose(address);
  };
  return (
    <Dialog open={open} onClose={() => close(null)} title="Ваша электронная почта" size="small" initialFocus={field}>
      <Form form={form} label="Электронная почта" onSubmit={(entered) => close(entered.email)}>
        <TextField
          name="email"
          inputRef={field}
          label="Электронная почта"
          hint="Напишем только о том, о чём вы просите"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Button type="submit" variant="primary" wide>
          Продолжить
        </Button>
      </Form>
    </Dialog>
  );
}
