import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type Resolver, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/** A form whose fields hold `Input` and which hands on `Output` once the schema accepts them. */
export type ZodForm<Input extends FieldValues = FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;

type Schema<Input, Output> = $ZodType<Output, Input>;

/**
 * A form bound to a zod schema of shared-contracts, so that browser and server have one rule. Fields are checked as they
 * change (VAL-10), all of them on sending.
 *
 * @param schema or a function that picks it, where the rules follow from what is chosen in the form
 * @example const form = useZodForm(addressRules(), { defaultValues: { street: '', house: '' } });
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: Schema<Input, Output> | ((values: Input) => Schema<Input, Output>),
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver'> = {},
): ZodForm<Input, Output> {
  const resolver: Resolver<Input, unknown, Output> = (values, context, resolverOptions) =>
    zodResolver(typeof schema === 'function' ? schema(values) : schema)(values, context, resolverOptions);
  return useForm<Input, unknown, Output>({ mode: 'onChange', ...options, resolver });
}
