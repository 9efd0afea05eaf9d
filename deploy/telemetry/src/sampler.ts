import {
  AlwaysOffSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

/** New traces that a process keeps in a second at most: strangers choose the ids, and could choose only those that are kept. */
const MOST = 100;

/**
 * Keeps a part of the traces. It depends on the id only, so that all requests of one press are kept or none. What happens inside a
 * trace follows its beginning.
 *
 * @param isEdge decides also about traces that a caller has begun
 */
export function samplerOf(ratio: number, isEdge: boolean): Sampler {
  const root = atMost(MOST, new TraceIdRatioBasedSampler(ratio));
  return new ParentBasedSampler({ root, ...(isEdge && { remoteParentSampled: root, remoteParentNotSampled: root }) });
}

/** A thread that renders begins no traces. */
export const samplerOfThread = (): Sampler => new ParentBasedSampler({ root: new AlwaysOffSampler() });

function atMost(most: number, sampler: Sampler): Sampler {
  let second = 0;
  let kept = 0;
  return {
    shouldSample(...asked) {
      const result = sampler.shouldSample(...asked);
      if (result.decision === SamplingDecision.NOT_RECORD) return result;
      const now = Math.floor(performance.now() / 1000);
      if (now !== second) [second, kept] = [now, 0];
      kept += 1;
      return kept > most ? { decision: SamplingDecision.NOT_RECORD } : result;
    },
    toString: () => `AtMost{${most}/s, ${sampler}}`,
  };
}
