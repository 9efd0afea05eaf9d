import { useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { registerCustomer } from 'shared-contracts/cabinet/calls/registration';
import { answeredWith } from '../sign-in/answered-with';
import { announceSignIn, type ProvedPhone } from '../sign-in/session';
import type { CustomerDetails } from './customer-details';

interface Registration {
  /** A phone that already has a customer; its code is still valid for signing in. */
  readonly taken: ProvedPhone | null;
  /** Registers (SES-11) and signs in; the basket is kept (SES-07). */
  readonly register: (proved: ProvedPhone, details: CustomerDetails) => Promise<void>;
}

/** Registration by a phone and the code that was sent to it. */
export function useRegistration(onDone: () => void): Registration {
  const app = useApp();
  const [taken, setTaken] = useState<ProvedPhone | null>(null);
  return {
    taken,
    async register(proved, details) {
      const { phone, code } = proved;
      try {
        await app.api(registerCustomer, { phone, code, ...details, form_registration: 'signup' });
      } catch (error) {
        if (!answeredWith(error, 'phone_taken')) throw error;
        return setTaken(proved);
      }
      announceSignIn(app);
      onDone();
    },
  };
}
