import type { CodeSent } from '@zapovednik/api/cabinet/models/code-sent';
import { useApp } from '@zapovednik/platform/app';
import { useCallback, useEffect, useState } from 'react';
import {
  type Channel,
  type CodePurpose,
  type PendingCode,
  pendingFrom,
  readPendingCode,
  storePendingCode,
} from './pending-code';
import { type Destination, sendCode } from './send-code';

/** A code that is requested, sent, and not yet used. */
export interface CodeRequest {
  /** Null before the first request. */
  readonly pending: PendingCode | null;
  /** The phone that was entered last, to correct it; '' before the first. */
  readonly phone: string;
  /** The number of the order that was entered last; '' before the first. */
  readonly order: string;
  /** Requests a code, the first or another one; without an order for the same one as before. */
  readonly send: (phone: string, channel: Channel, order?: string) => Promise<void>;
  /** Forgets the code: it is used, or the person enters another phone. */
  readonly forget: () => void;
}

/** The code for one purpose; a reload of the page keeps it pending. */
export function useCode(purpose: Parameters<typeof sendCode>[1]): CodeRequest {
  const app = useApp();
  return useCodeOf(purpose, (destination) => sendCode(app, purpose, destination));
}

/** The same for a page that requests its code itself. */
export function useCodeOf(purpose: CodePurpose, ask: (destination: Destination) => Promise<CodeSent>): CodeRequest {
  const [pending, setPending] = useState<PendingCode | null>(null);
  const [phone, setPhone] = useState('');
  const [order, setOrder] = useState('');
  const show = useCallback((next: PendingCode | null) => {
    setPending(next);
    if (!next) return;
    setPhone(next.phone);
    setOrder(next.order ?? '');
  }, []);
  // After hydration: the server cannot read the tab's storage.
  useEffect(() => show(readPendingCode(purpose)), [purpose, show]);

  const change = (next: PendingCode | null) => {
    storePendingCode(purpose, next);
    show(next);
  };
  return {
    pending,
    phone,
    order,
    async send(to, channel, wanted = pending?.order) {
      const sent = await ask({ phone: to, channel, order: wanted });
      change(pendingFrom(sent, to, channel, wanted));
    },
    forget: () => change(null),
  };
}
