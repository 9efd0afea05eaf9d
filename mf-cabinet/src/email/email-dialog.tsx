import { useState } from 'react';
import { Button } from 'shared-contracts/ui';
import { Dialog } from 'shared-contracts/ui/dialog';
import { Form, TextField, useZodForm } from 'shared-contracts/ui/field';
import * as z from 'zod/mini';

const schema = z.object({
  email: z
    .string()
    .check(z.trim(), z.maxLength(200), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/, 'Проверьте адрес электронной почты')),
});

/**
 * The e-mail input modal (LAY-52, SES-17).
 *
 * @param onClose once, when it closes, with the address, or null
 */
export function EmailDialog({ onClose }: { onClose: (email: string | null) => void }) {
  const [open, setOpen] = useState(true);
  const form = useZodForm(schema, { defaultValues: { email: '' } });
  const close = (email: string | null) => {
    setOpen(false);
    onClose(email);
  };
  return (
    <Dialog open={open} onClose={() => close(null)} title="Ваша электронная почта" size="small">
      <Form form={form} label="Электронная почта" onSubmit={({ email }) => close(email)}>
        <TextField name="email" label="Электронная почта" type="email" autoComplete="email" inputMode="email" />
        <Button type="submit" variant="primary" wide>
          Продолжить
        </Button>
      </Form>
    </Dialog>
  );
}
