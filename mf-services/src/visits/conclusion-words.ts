import type { ServiceKind } from '@zapovednik/api/services/calls/salon';

interface ConclusionWords {
  /** The heading above what the specialist wrote after a visit. */
  readonly title: string;
  /** The heading of what a newer one has replaced. */
  readonly earlier: string;
  /** In a list of visits: it is there. */
  readonly isThere: string;
}

/** What a specialist writes after a visit: «Заключение» is a vet's word. */
export const conclusionWords: Readonly<Record<ServiceKind, ConclusionWords>> = {
  vet: { title: 'Заключение', earlier: 'Прежние заключения', isThere: 'есть заключение' },
  grooming: { title: 'Советы мастера', earlier: 'Прежние советы мастера', isThere: 'есть советы мастера' },
  training: { title: 'Советы кинолога', earlier: 'Прежние советы кинолога', isThere: 'есть советы кинолога' },
};
