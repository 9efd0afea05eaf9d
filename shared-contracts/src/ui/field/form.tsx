import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from './error-summary';
import styles from './form.module.css';
import { showAtFields, toFormError } from './form-error';

export interface FormProps<Input extends FieldValues, Output> {
  /** From `useZodForm`. */
  form: UseFormReturn<Input, unknown, Output>;
  /** Sends what the schema made of the fields. A failure is shown by `toFormError`: at the fields, or above them. */
  onSubmit: (values: Output) => unknown;
  /** Its name for screen readers, where no heading is inside. */
  label?: string;
  /** Fields and the button that sends. */
  children: ReactNode;
  className?: string;
}

/**
 * A form. Errors stand at their fields; on sending the first one takes the focus, and where there are several, a list of
 * them leads to each. While it is sent `form.formState.isSubmitting` is true, and a second sending is ignored.
 *
 * @example
 * <Form form={form} onSubmit={save}>
 *   <TextField name="street" label="Улица" />
 *   <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>Сохранить</Button>
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
