import type { ChosenVisit } from '@zapovednik/api/services/calls/booking';
import { type ServiceKind, serviceKinds } from '@zapovednik/api/services/calls/salon';
import { cancelVet, getVetHistory } from '@zapovednik/api/services/calls/vet-visit';
import {
  cancelOwnVisit,
  cancelVisitByLink,
  getOwnVisit,
  getVisitByLink,
  moveOwnVisit,
  moveVisitByLink,
  type VisitDetails,
} from '@zapovednik/api/services/calls/visit';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import { visitCode } from '../kinds/visit-code';

/** How this browser may read a visit: it is the customer's own, or the visitor has its signed link. */
export type VisitAccess = { readonly kind: ServiceKind; readonly id: number } | { readonly token: string };

type Api = Pick<AppContext, 'api'>;

/** The visit of a code; null: the code is not valid. */
export function accessOf(code: string): VisitAccess | null {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(code) ?? [];
  const kind = serviceKinds.find((each) => each === name);
  return kind && number ? { kind, id: Number(number) } : null;
}

/** One visit. The answer of API-118 always contains it here, because otherwise the call fails with 404. */
export const visitQuery = ({ api }: Api, access: VisitAccess) =>
  queryOptions({
    queryKey: ['mf-services', 'visit', 'token' in access ? access.token : visitCode(access)],
    queryFn: async ({ signal }): Promise<VisitDetails> => {
      if ('token' in access) return api(getVisitByLink, access, { signal });
      const { kind, id } = access;
      if (kind !== 'vet') return api(getOwnVisit, { id }, { signal });
      const { records } = await api(getVetHistory, { id }, { signal });
      const [visit] = records;
      if (!visit) throw new Error('An answer without the visit');
      return visit;
    },
    // The salon or another device may have changed it.
    refetchOnWindowFocus: 'always',
  });

/** Cancels a visit (API-112, GRM-07). */
export function cancelVisit({ api }: Api, access: VisitAccess): Promise<VisitDetails> {
  if ('token' in access) return api(cancelVisitByLink, access);
  return access.kind === 'vet' ? api(cancelVet, { id: access.id }) : api(cancelOwnVisit, { id: access.id });
}

/** Moves a visit to another free time. */
export const moveVisit = (
  { api }: Api,
  access: VisitAccess,
  time: Pick<ChosenVisit, 'startsAt' | 'specialistId'>,
): Promise<VisitDetails> =>
  'token' in access ? api(moveVisitByLink, { ...access, ...time }) : api(moveOwnVisit, { id: access.id, ...time });
