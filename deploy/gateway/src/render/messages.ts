import type { AppName } from '@zapovednik/platform/routes';
import type { ReleaseSet } from 'deploy-releases/registry/registry';
import type { PassedSpan } from 'deploy-telemetry/passed-spans';
import type { RenderRequest, RenderResult } from 'shell/render';

/** A page on its way from a worker: its HTML as bytes (UTF-8), transferred, not copied. */
export type RenderedPage = Omit<RenderResult, 'html'> & { readonly html: Uint8Array<ArrayBuffer> };

/**
 * An area whose code a render does not run: its code just stopped a worker (`hung`), or the page waited too long
 * (`slow`).
 */
export interface ExcludedArea {
  readonly area: AppName;
  readonly reason: 'hung' | 'slow';
}

/** Messages from the gateway to a render worker. */
export type MessageToWorker =
  /** Sent once for each set, before its first page. Sending the manifests with every request would cost more than the page. */
  | { kind: 'set'; set: ReleaseSet }
  | {
      kind: 'render';
      job: number;
      setId: string;
      request: RenderRequest;
      contentVersion: string;
      excluded: readonly ExcludedArea[];
      /** The `traceparent` of its work. */
      trace?: string;
    }
  | { kind: 'drop'; setId: string }
  /** The worker answers with `turned` in the next turn of its event loop. */
  | { kind: 'turn' }
  | { kind: 'alive?'; job: number };

/** Messages from a render worker to the gateway. `cpu`: processor time of its thread so far, in milliseconds. */
export type MessageFromWorker =
  /** The worker has started and can render. */
  | { kind: 'ready'; cpu: number }
  | { kind: 'begun'; job: number; cpu: number }
  | { kind: 'turned'; cpu: number }
  /** Finished spans of traces. The worker has neither the address of the collector nor its key. */
  | { kind: 'spans'; spans: readonly PassedSpan[] }
  /** With the area whose code this page ran last. */
  | { kind: 'alive'; job: number; area: AppName | null; cpu: number }
  /** Sent before the first page of a set. */
  | { kind: 'rendered'; job: number; setId: string; result: RenderedPage }
  | { kind: 'failed'; job: number; message: string; stack?: string | undefined };
