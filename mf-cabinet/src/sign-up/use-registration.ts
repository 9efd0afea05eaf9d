import { registerCustomer } from '@zapovednik/api/cabinet/calls/registration';
import { useApp } from '@zapovednik/platform/app';
import { useState } from 'react';
import { hasErrorCode } from '../session/has-error-code';
import { announceSignIn, type ConfirmedPhone } from '../session/session';
import type { CustomerDetails } from './customer-details';

interface Registration {
  /** A phone that already has a customer; its code is still valid for signing in. */
  readonly taken: ConfirmedPhone | null;
  /** Registers (SES-11) and signs in; the basket is kept (SES-07). */
  readonly register: (proved: ConfirmedPhone, details: CustomerDetails) => Promise<void>;
}

/** Registration by a phone and the code that was sent to it. */
export function useRegistration(onDone: () => void): Registration {
  const app = useApp();
  const [taken, setTaken] = useState<ConfirmedPhone | null>(null);
  return {
    taken,
    async register(proved, details) {
      const { phone, code } = proved;
      try {
        announceSignIn(app, await app.api(registerCustomer, { phone, code, ...details, form_registration: 'signup' }));
      } catch (error) {
        if (!hasErrorCode(error, 'phone_taken')) throw error;
        return setTaken(proved);
      }
      onDone();
    },
  };
}
