import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { forgetDraft, readDraft, storeDraft } from './draft';

interface DraftOptions<Values> {
  /** Begins with the area: `mf-cabinet/name`. */
  readonly name: string;
  readonly userId: number | null;
  /** The schema of the stored fields: no password and no code. */
  readonly values: z.ZodMiniType<Partial<Values>>;
}

/**
 * Stores the input of a form until it is saved, also while the customer signs in again.
 *
 * @returns whether a draft was restored, and a function to call after the form is saved or closed
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { name, userId, values }: DraftOptions<Values>,
) {
  const [isBack, setBack] = useState(false);
  // After hydration: the server cannot read the tab's storage. The form, its name and its schema stay the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once for each customer
  useEffect(() => {
    const draft = readDraft(name, userId, values);
    if (draft) {
      form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true, keepFieldsRef: true });
      setBack(true);
    }
    return form.subscribe({
      formState: { values: true },
      // Stores only the fields of the draft, because a form may also have a password.
      callback({ values: typed }) {
        const { success, data } = values.safeParse(typed);
        if (success) storeDraft(name, userId, data);
      },
    });
  }, [userId]);
  const forget = () => {
    forgetDraft(name);
    setBack(false);
  };
  return { isBack, forget };
}
