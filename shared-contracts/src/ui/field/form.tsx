import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from './error-summary';
import styles from './form.module.css';

/** What the server refused: the envelope's `message` and `fields`. */
export interface Refusal {
  message?: string;
  fields?: Readonly<Record<string, string>>;
}

export interface FormProps<Input extends FieldValues, Output> {
  /** From `useZodForm`. */
  form: UseFormReturn<Input, unknown, Output>;
  /** Sends what the schema made of the fields; what it returns is shown: at the fields, the message above them. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing is the usual one
  onSubmit: (values: Output) => Promise<Refusal | void> | Refusal | void;
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

  const isField = (name: string): name is Path<Input> => name in form.getValues();

  const refuse = ({ message, fields = {} }: Refusal) => {
    const names = Object.keys(fields).filter(isField);
    names.forEach((name, index) => {
      form.setError(name, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 });
    });
    // A field of the request that this form does not show has no other place for its words.
    const [hidden = 'Возникла ошибка'] = Object.values(fields);
    if (message || names.length === 0) form.setError('root.server', { message: message ?? hidden });
  };

  const send = form.handleSubmit(async (values) => {
    const refusal = await onSubmit(values);
    if (refusal) refuse(refusal);
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
