import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from './error-summary';
import styles from './form.module.css';
import { showAtFields, toFormError } from './form-error';

export interface FormProps<Input extends FieldValues, Output> {
  /** From `useZodForm`. */
  form: UseFormReturn<Input, unknown, Output>;
  /** Submits the output of the schema. A failure is shown as in `toFormError`: at the fields, or above them. */
  onSubmit: (values: Output) => unknown;
  /** Its name for screen readers, if it contains no heading. */
  label?: string;
  /** Fields and the submit button. */
  children: ReactNode;
  className?: string;
}

/**
 * A form. Errors are shown at their fields. On submit the first field with an error gets the focus, and a list of links is shown if
 * there are several. During the submit `form.formState.isSubmitting` is true, and a second submit is ignored.
 *
 * @example
 * const form = useZodForm(z.object({ street: z.string() }), { defaultValues: { street: '' } });
 * <Form form={form} label="Адрес" onSubmit={() => {}}>
 *   <TextField name="street" label="Улица" />
 *   <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>Сохранить</Button>
 * </Form>
 * @example Refused by the server
 * const form = useZodForm(z.object({ street: z.string() }), {
 *   defaultValues: { street: 'Лесная' },
 *   errors: { root: { server: { type: 'server', message: 'Не получилось сохранить адрес. Попробуйте ещё раз.' } } },
 *   shouldFocusError: false,
 * });
 * <Form form={form} label="Адрес" onSubmit={() => {}}>
 *   <TextField name="street" label="Улица" />
 *   <Button type="submit" variant="primary">Сохранить</Button>
 * </Form>
 */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, onSubmit, label, children, className } = props;
  const id = useId();

  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      const message = showAtFields(form, toFormError(error));
      if (message) form.setError('root.server', { message });
    }
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        id={id}
        aria-label={label}
        className={clsx(styles.form, className)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.formState.isSubmitting) void send(event);
        }}
      >
        <ErrorSummary />
        {children}
      </form>
    </FormProvider>
  );
}
