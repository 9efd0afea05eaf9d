import type { ReleaseSet } from 'deploy-releases/registry';
import type { OwnerName, RouteRow } from 'shared-contracts/routes';
import type { RenderRequest, RenderResult } from 'shell/render';

/** What the gateway tells a render worker. */
export type ToWorker =
  | { kind: 'render'; job: number; set: ReleaseSet; request: RenderRequest; broken: readonly OwnerName[] }
  | { kind: 'drop'; setId: string }
  | { kind: 'alive?'; job: number };

/** What a render worker tells the gateway. */
export type FromWorker =
  | { kind: 'alive'; job: number }
  | { kind: 'entering'; job: number; area: OwnerName }
  | { kind: 'rendered'; job: number; result: RenderResult; routes: readonly RouteRow[] }
  | { kind: 'failed'; job: number; message: string; stack?: string | undefined };
