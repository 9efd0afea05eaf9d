import { addressRules, USUAL_FIELDS } from '@zapovednik/rules/input';
import { Button } from '@zapovednik/ui';
import { Form, useZodForm } from '@zapovednik/ui/field';
import { type ReactNode, useEffect } from 'react';
import * as z from 'zod/mini';
import { AddressFields } from './address-fields';
import type { AddressValues } from './address-line';

const rules = z.extend(addressRules(), { coords: z.string() });

interface AddressFormProps {
  /** The first values; a new object does not change the typed values, so give the form a new `key`. */
  initial: AddressValues;
  label: string;
  /** Called after each change, with one function for the whole life of the form. */
  onType?: (typed: AddressValues) => void;
  /** Saves the address. Its errors are shown at the fields, or above them. */
  onSave: (address: AddressValues) => Promise<unknown>;
  /** More buttons next to «Сохранить адрес». */
  children?: ReactNode;
}

/**
 * The form of an address (DEL-20, DEL-34). The server checks the house; the error for an unknown house is shown at its
 * field.
 */
export function AddressForm({ initial, label, onType, onSave, children }: AddressFormProps) {
  const { town = '', street, house, porch, floor, apartment, elevator, coords } = initial;
  const form = useZodForm(rules, { defaultValues: { town, street, house, porch, floor, apartment, elevator, coords } });
  useEffect(
    () => onType && form.subscribe({ formState: { values: true }, callback: ({ values }) => onType(values) }),
    [form, onType],
  );
  return (
    <Form form={form} onSubmit={onSave} label={label}>
      <AddressFields required={USUAL_FIELDS} />
      <div data-actions>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Сохранить адрес
        </Button>
        {children}
      </div>
    </Form>
  );
}
