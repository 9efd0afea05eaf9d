import type { ServiceKind } from '@zapovednik/api/services/calls/salon';

interface ConclusionWords {
  /** The heading above what the specialist wrote after a visit. */
  readonly title: string;
  /** In a list of visits: it is there. */
  readonly isThere: string;
}

/** What a specialist writes after a visit: «Заключение» is a vet's word. */
export const conclusionWords: Readonly<Record<ServiceKind, ConclusionWords>> = {
  vet: { title: 'Заключение', isThere: 'есть заключение' },
  grooming: { title: 'Советы мастера', isThere: 'есть советы мастера' },
  training: { title: 'Советы кинолога', isThere: 'есть советы кинолога' },
};
