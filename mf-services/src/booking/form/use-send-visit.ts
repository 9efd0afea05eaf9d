import type { BookedVisit, ChosenVisit } from '@zapovednik/api/services/calls/booking';
import { useApp } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { useRef } from 'react';
import type { ServiceDefinition } from '../../kinds/service-definition';
import type { CheckedVisitor } from './use-booking-form';

/**
 * Sends a booking. If no answer arrived, sending it again is the same attempt: nothing is booked twice.
 *
 * @returns a function that throws ApiError
 */
export function useSendVisit(kind: ServiceDefinition) {
  const { api } = useApp();
  const attempt = useRef({ text: '', key: '' });

  return async (values: CheckedVisitor, visit: ChosenVisit): Promise<BookedVisit> => {
    const wanted = { ...values, ...visit, acceptPersonData: 'Y' as const };
    const text = JSON.stringify(wanted);
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    try {
      return await kind.book(api, wanted, attempt.current.key);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'answered') attempt.current = { text: '', key: '' };
      throw error;
    }
  };
}
