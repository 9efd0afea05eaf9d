import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderRegistry } from 'deploy-releases/registry/registry';
import { SECTION } from 'e2e/shop/pages';
import { oneWorker } from './one-worker';
import { plainSet } from './plain-set';

const api = process.env.API ?? '';
const live = await folderRegistry(process.env.RELEASES ?? join(process.env.DATA ?? '', 'releases')).readSet('stable');
const worker = await oneWorker({ apiRoot: api, url: new URL(process.env.AT ?? SECTION, process.env.SHOP) });
const folder = await mkdtemp(join(tmpdir(), 'plain-shell-'));
const plain = process.env.ONLY ? null : await plainSet(live, folder);
const rounds = Number(process.env.ROUNDS ?? 3);
function threads() {
  const all = new Map<string, number>();
  for (const id of readdirSync('/proc/self/task')) {
    try {
      const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      const f = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      all.set(`${id === String(process.pid) ? 'main' : name}`, (all.get(id === String(process.pid) ? 'main' : name) ?? 0) + (Number(f[11]) + Number(f[12])) * 10);
    } catch {}
  }
  return all;
}
const since = (a: Map<string, number>) => [...threads()].map(([k, v]) => `${k} ${v - (a.get(k) ?? 0)}`).filter((x) => !/ 0$/.test(x)).join(', ');
const rs: number[] = [], ps: number[] = [], qs: number[] = [];
const med = (x: number[]) => [...x].sort((a, b) => a - b)[Math.floor(x.length / 2)] ?? 0;
for (let i = 0; i < rounds; i++) {
  const a = threads();
  const r = await worker.rate(live);
  const ta = since(a);
  const b = threads();
  const p = plain ? await worker.plainRate(plain) : Number.NaN;
  const tb = since(b);
  rs.push(r); ps.push(p); qs.push(r / p);
  console.log(r.toFixed(1), p.toFixed(1), (r / p).toFixed(3), '| worker:', ta, '| plain:', tb);
}
console.log('median', med(rs).toFixed(1), med(ps).toFixed(1), med(qs).toFixed(3));
await worker.close();
await rm(folder, { recursive: true, force: true });
