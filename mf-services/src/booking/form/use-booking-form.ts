import { visitorRules } from '@zapovednik/api/services/calls/booking';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { forgetDraft, readDraft, storeDraft } from '@zapovednik/platform/draft';
import { useZodForm } from '@zapovednik/ui/field';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { ServiceDefinition } from '../../kinds/service-definition';
import { bookingDraft, draftOf, initialValues, noChoices, type VisitorInput } from './booking-values';

/** Validated values: trimmed, the phone as eleven digits. */
export type CheckedVisitor = z.output<typeof visitorRules>;

/**
 * The choices and the form of a booking. They are the draft of this tab: it survives a reload and a
 * sign-in, and ends when its user signs out.
 */
export function useBookingForm(kind: ServiceDefinition) {
  const session = useAtom(sessionAtom);
  const { userId } = session;
  const [choices, setChoices] = useState(noChoices);
  const form = useZodForm<VisitorInput, CheckedVisitor>(visitorRules, { defaultValues: initialValues(kind, session) });

  const restore = useEffectEvent(() => {
    const draft = readDraft(draftOf(kind), userId, bookingDraft);
    if (!draft) return;
    form.reset(draft.values);
    // The time must be chosen again, because it may no longer be free.
    setChoices({ ...draft.choices, startsAt: null });
  });
  // A layout effect runs before the first paint, so that the restored values do not flicker.
  useLayoutEffect(() => restore(), []);

  const lastUser = useRef(userId);
  const changeUser = useEffectEvent(() => {
    const last = lastUser.current;
    lastUser.current = userId;
    if (last === userId) return;
    if (last !== null) {
      forgetDraft(draftOf(kind));
      form.reset(initialValues(kind, session));
      setChoices(noChoices);
      return;
    }
    const known = { name: session.name, phone: session.phone, email: session.email };
    for (const name of ['name', 'phone', 'email'] as const) if (!form.getValues(name)) form.setValue(name, known[name]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has another form
  useEffect(() => changeUser(), [userId]);

  const store = useEffectEvent(() => storeDraft(draftOf(kind), userId, { choices, values: form.getValues() }));
  useEffect(() => {
    if (choices !== noChoices) store();
  }, [choices]);
  useEffect(() => {
    const { unsubscribe } = form.watch(() => store());
    return unsubscribe;
  }, [form]);

  return { form, choices, setChoices };
}
