import { ROOT_CONTEXT } from '@opentelemetry/api';
import { SamplingDecision, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';

/**
 * New traces that a process keeps in a second at most. Strangers choose the ids, and could choose only those that are kept. And a gateway
 * at its limit would keep 150, which cost 0.3 ms each, for nobody to read.
 */
const MOST = 20;

/**
 * Decides whether a trace is kept, before anything is made for it. What happens inside a trace follows this decision.
 *
 * @param traceId that a caller has chosen. The decision depends on it only, so that all requests of one press are kept or none
 * @param isKept what was decided about the trace that this one is linked to: it is followed
 */
export type Keeps = (traceId?: string, isKept?: boolean) => boolean;

/** Keeps this part of the traces, 0 to 1. */
export function keeping(ratio: number): Keeps {
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const isChosen = (traceId: string) =>
    sampler.shouldSample(ROOT_CONTEXT, traceId).decision !== SamplingDecision.NOT_RECORD;
  let second = 0;
  let kept = 0;
  return (traceId, isKept = traceId === undefined ? Math.random() < ratio : isChosen(traceId)) => {
    if (!isKept) return false;
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, kept] = [now, 0];
    kept += 1;
    return kept <= MOST;
  };
}
