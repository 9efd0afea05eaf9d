import type { AppContext } from 'shared-contracts/app';
import { queryOptions } from 'shared-contracts/query';
import type { ChosenVisit } from 'shared-contracts/services/calls/booking';
import {
  cancelRecord,
  cancelRecordByLink,
  getRecord,
  getRecordByLink,
  moveRecord,
  moveRecordByLink,
  type RecordKind,
  recordKinds,
  type ServiceRecord,
} from 'shared-contracts/services/calls/record';
import { cancelVet, getVetHistory } from 'shared-contracts/services/calls/vet-record';
import { recordCode } from '../kinds/record-code';

/** How this browser reaches a visit: it is the customer's own, or the person has its signed link. */
export type RecordAccess = { readonly kind: RecordKind; readonly id: number } | { readonly token: string };

type Api = Pick<AppContext, 'api'>;

/** The visit of a code; null: no such code. */
export function accessOf(code: string): RecordAccess | null {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(code) ?? [];
  const kind = recordKinds.find((each) => each === name);
  return kind && number ? { kind, id: Number(number) } : null;
}

/** One visit; undefined in the answer of API-118 does not happen, because it fails with 404. */
export const recordQuery = ({ api }: Api, access: RecordAccess) =>
  queryOptions({
    queryKey: ['mf-services', 'record', 'token' in access ? access.token : recordCode(access)],
    queryFn: async ({ signal }): Promise<ServiceRecord> => {
      if ('token' in access) return api(getRecordByLink, access, { signal });
      const { kind, id } = access;
      if (kind !== 'vet') return api(getRecord, { id }, { signal });
      const { records } = await api(getVetHistory, { id }, { signal });
      const [record] = records;
      if (!record) throw new Error('An answer without the visit');
      return record;
    },
    // The salon or another device may have changed it.
    refetchOnWindowFocus: 'always',
  });

/** Cancels a visit (API-112, GRM-07). */
export function cancelVisit({ api }: Api, access: RecordAccess): Promise<ServiceRecord> {
  if ('token' in access) return api(cancelRecordByLink, access);
  return access.kind === 'vet' ? api(cancelVet, { id: access.id }) : api(cancelRecord, { id: access.id });
}

/** Moves a visit to another free time. */
export const moveVisit = (
  { api }: Api,
  access: RecordAccess,
  time: Pick<ChosenVisit, 'startsAt' | 'specialistId'>,
): Promise<ServiceRecord> =>
  'token' in access ? api(moveRecordByLink, { ...access, ...time }) : api(moveRecord, { id: access.id, ...time });
