import { IconButton } from '@zapovednik/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Eye, EyeOff } from '../icons';
import styles from './field.module.css';
import { type FieldProps, Frame } from './frame';
import { useField } from './use-field';

export interface PasswordFieldProps extends FieldProps {
  /**
   * Whether the user enters the current password or sets a new one: password managers fill in the current one and
   * suggest a new one.
   */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password that the user can show; pasting works.
 *
 * @example Filled, wrong
 * const form = useZodForm(z.object({ password: z.string(), next: z.string() }), {
 *   defaultValues: { password: 'secret-123', next: '123' },
 *   errors: { next: { type: 'wrong', message: 'Пароль слишком короткий' } },
 *   shouldFocusError: false,
 * });
 * <Form form={form} label="Пример" onSubmit={() => {}}>
 *   <PasswordField name="password" label="Пароль" autoComplete="current-password" />
 *   <PasswordField name="next" label="Новый пароль" autoComplete="new-password" hint="Не меньше восьми знаков" />
 * </Form>
 */
export function PasswordField({ name, label, hint, autoComplete, className }: PasswordFieldProps) {
  const { id, register, error, aria } = useField(name, { hint });
  const [shown, setShown] = useState(false);
  return (
    <Frame id={id} label={label} hint={hint} error={error} className={className}>
      <span className={styles.password}>
        <input
          {...aria}
          {...register(name)}
          id={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={clsx(styles.control, styles.secret)}
        />
        <IconButton label={shown ? 'Скрыть пароль' : 'Показать пароль'} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      </span>
    </Frame>
  );
}
