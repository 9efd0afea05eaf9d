import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';

const attribute = z.object({
  key: z.string(),
  value: z.object({
    stringValue: z.optional(z.string()),
    intValue: z.optional(z.union([z.number(), z.string()])),
    doubleValue: z.optional(z.number()),
    boolValue: z.optional(z.boolean()),
  }),
});
const attributes = z.pipe(
  z.array(attribute),
  z.transform((all) =>
    Object.fromEntries(
      all.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue]),
    ),
  ),
);
const spanData = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes,
  links: z.optional(z.array(z.object({ traceId: z.string(), spanId: z.string() }))),
});
const delivery = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(spanData) })) }),
  ),
});

/** A span as the collector gets it. */
export type ReceivedSpan = z.infer<typeof spanData> & { readonly service: string };

/** How a collector answers: as it should, not at all, or with something else. */
export type Manner = 'takes' | 'hangs' | 'garbage' | 'refuses';

/** Plays a collector of traces: OTLP over HTTP as JSON. */
export async function otlpReceiver() {
  const spans: ReceivedSpan[] = [];
  let raw = '';
  let deliveries = 0;
  let manner: Manner = 'takes';
  const headers: Record<string, unknown>[] = [];

  const answers: Record<Manner, (response: ServerResponse) => void> = {
    takes: (response) => void response.setHeader('content-type', 'application/json').end('{}'),
    hangs: () => {},
    garbage: (response) => void response.end(`\0<html>${'x'.repeat(100_000)}`),
    refuses: (response) => void response.writeHead(503).end('no'),
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    deliveries += 1;
    if (manner === 'takes') {
      const body = Buffer.concat(chunks).toString();
      raw += body;
      headers.push(request.headers);
      for (const { resource, scopeSpans } of delivery.parse(JSON.parse(body)).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service: String(resource.attributes['service.name']) });
    }
    answers[manner](response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    root: `http://127.0.0.1:${port}`,
    spans,
    headers,
    /** Everything that was delivered, as text. */
    raw: () => raw,
    deliveries: () => deliveries,
    answer(how: Manner) {
      manner = how;
    },
    /** The spans of a trace, once `isComplete`, or those that came within ten seconds. */
    async trace(id: string, isComplete: (spans: readonly ReceivedSpan[]) => boolean): Promise<ReceivedSpan[]> {
      const found = () => spans.filter(({ traceId }) => traceId === id);
      for (let tries = 0; tries < 100 && !isComplete(found()); tries += 1) await wait(100);
      return found();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
