import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/** A form whose fields hold `Input` and which hands on `Output` once the schema accepts them. */
export type ZodForm<Input extends FieldValues = FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;

/**
 * A form bound to a zod schema of shared-contracts, so that browser and server have one rule. Fields are checked as they
 * change (VAL-10), all of them on sending.
 *
 * @example const form = useZodForm(addressSchema, { defaultValues: { street: '', house: '' } });
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver'> = {},
): ZodForm<Input, Output> {
  return useForm<Input, unknown, Output>({ mode: 'onChange', ...options, resolver: zodResolver(schema) });
}
