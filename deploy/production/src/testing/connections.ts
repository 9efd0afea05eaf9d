import * as z from 'zod/mini';
import type { Resource } from './kubernetes-files';

const selector = z.object({
  matchLabels: z.optional(z.strictObject({ app: z.string() })),
  matchExpressions: z.optional(
    z.tuple([z.object({ key: z.literal('app'), operator: z.literal('In'), values: z.array(z.string()) })]),
  ),
});
const peers = z.optional(z.array(z.object({ podSelector: z.optional(selector) })));
const ports = z.array(z.object({ port: z.number(), protocol: z.optional(z.string()) }));
const policy = z.object({
  spec: z.object({
    podSelector: selector,
    ingress: z.array(z.object({ from: peers, ports })),
    egress: z.array(z.object({ to: peers, ports })),
  }),
});

const appsOf = ({ matchLabels, matchExpressions }: z.infer<typeof selector>) =>
  matchLabels ? [matchLabels.app] : (matchExpressions?.[0].values ?? []);
/** Everything but pods of the shop. A rule that names nobody means everybody. */
const OTHERS = 'others';
const podsOf = (all: z.infer<typeof peers> = [{}]) =>
  all.flatMap(({ podSelector }) => (podSelector ? appsOf(podSelector) : [OTHERS]));

/** The connections that policies allow at both ends, as far as pods of the shop: `gateway > api:4000`, `api > others:443`, sorted. */
export function connectionsOf(resources: readonly Resource[]): string[] {
  const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy').map((one) => policy.parse(one).spec);
  const [into, out] = [new Set<string>(), new Set<string>()];
  for (const { podSelector, ingress, egress } of policies)
    for (const own of appsOf(podSelector)) {
      for (const { from, ports } of ingress)
        for (const other of podsOf(from)) for (const { port } of ports) into.add(`${other} > ${own}:${port}`);
      for (const { to, ports } of egress)
        for (const other of podsOf(to)) for (const { port } of ports) out.add(`${own} > ${other}:${port}`);
    }
  const isAllowed = (one: string) => one.includes(OTHERS) || (into.has(one) && out.has(one));
  return [...new Set([...into, ...out])].filter(isAllowed).sort();
}
