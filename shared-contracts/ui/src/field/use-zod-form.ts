import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type Resolver, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/** A form whose fields have the type `Input`. After validation it submits `Output`. */
export type ZodForm<Input extends FieldValues = FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;

type Schema<Input, Output> = $ZodType<Output, Input>;

/** The message for a rule without its own message, instead of the library's. */
const words = { error: () => 'Проверьте значение' };

/**
 * A form with a zod schema of shared-contracts, so that browser and server have the same rules. A field is validated on each change
 * (VAL-10), all fields on submit.
 *
 * @param schema or a function that returns it, if the rules depend on the values of the form
 * @example const form = useZodForm(addressRules(), { defaultValues: { street: '', house: '' } });
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: Schema<Input, Output> | ((values: Input) => Schema<Input, Output>),
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver'> = {},
): ZodForm<Input, Output> {
  const resolver: Resolver<Input, unknown, Output> = (values, context, resolverOptions) =>
    zodResolver(typeof schema === 'function' ? schema(values) : schema, words)(values, context, resolverOptions);
  return useForm<Input, unknown, Output>({ mode: 'onChange', ...options, resolver });
}
