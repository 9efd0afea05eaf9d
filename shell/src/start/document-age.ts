import * as z from 'zod/mini';

/** What the gateway sends in `Server-Timing` (`deploy/gateway/src/documents/answer/send-page.ts`). */
const timing = z.object({
  serverTiming: z.array(z.object({ name: z.string(), duration: z.number() })),
});

/**
 * When the answers in this document were read, in milliseconds since 1970 by this browser's clock. The gateway sends
 * their age and not the moment, because clocks of visitors are wrong. In a browser that does not tell it, they were read
 * when the page was asked for.
 */
export function documentReadAt(): number {
  const told = timing.safeParse(performance.getEntriesByType('navigation')[0]).data?.serverTiming ?? [];
  const age = told.find(({ name }) => name === 'age')?.duration ?? 0;
  return performance.timeOrigin - age;
}
