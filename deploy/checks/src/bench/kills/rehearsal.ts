import type { Cluster } from 'deploy-cluster/cluster';
import type { Relay } from './relay';

/** What a part of the bench may use. */
export interface Rehearsal {
  readonly cluster: Cluster;
  /** The built roles of this version. */
  readonly roles: string;
  /** The folder of the cluster. */
  readonly folder: string;
  /** Between the first gateway and the APIs. */
  readonly relay: Relay;
  /** Between all roles and the collector of traces. */
  readonly collector: Relay;
}

/** Something that goes wrong, or is replaced, while shoppers order. */
export interface Part {
  readonly what: string;
  /** Whether no request may fail meanwhile. */
  readonly isSilent?: true;
  /** Why it cannot run on this machine. */
  readonly leftOut?: () => string | null;
  /** Before the traffic begins. */
  readonly prepare?: (rehearsal: Rehearsal) => Promise<void>;
  /** Does it. The shop must become well after that. */
  readonly run: (rehearsal: Rehearsal) => Promise<void>;
  /** Puts the cluster in order again, after the shop was well. */
  readonly repair?: (rehearsal: Rehearsal) => Promise<void>;
}
