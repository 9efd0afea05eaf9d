import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from 'deploy-build/try-out/find-chromium';
import { freePort } from 'deploy-network/free-port';
import { firstProduct, getPage, SECTION } from 'e2e/shop/pages';
import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { median } from '../report/median';
import { blockedOnProcessor, mainThreadOf } from './main-thread';

const VISITS = 5;

/** Lighthouse scores of the main pages on a phone. */
export const lighthouseBench: Bench = {
  title: `Lighthouse, mobile: median of ${VISITS} visits`,
  async run({ shop, results, say }) {
    const { url, port } = await shop();
    const pages = { home: '/', section: SECTION, product: await firstProduct(port) };
    const figures: Figure[] = [];
    const notes = new Set<string>();
    const speeds: number[] = [];
    for (const [name, path] of Object.entries(pages)) {
      // By then the page is cached, as for almost every visitor.
      await getPage(port, path);
      const visits: Result[] = [];
      const blocked: number[] = [];
      for (let turn = 0; turn < VISITS; turn += 1) {
        const { lhr, report, artifacts } = await visit(new URL(path, url).href);
        visits.push(lhr);
        blocked.push(blockedOnProcessor(mainThreadOf(artifacts.Trace)));
        speeds.push(lhr.environment.benchmarkIndex);
        await writeFile(join(results, `lighthouse-${name}.html`), [report].flat().join(''));
        for (const audit of failedAudits(lhr)) notes.add(`${name}: ${audit}`);
      }
      say(`${name}: ${visits.map((lhr) => Math.round(scoreOf(lhr, 'performance'))).join(', ')}`);
      figures.push(...figuresOf(name, visits, median(blocked)));
    }
    return {
      figures,
      notes: [
        ...notes,
        'network and processor as Lighthouse simulates them; a browser of its own for each visit',
        `the machine's speed by Lighthouse's own measure: ${Math.round(median(speeds))}; below 1500 times are worse than its phone's`,
      ],
    };
  },
};

/** On a busy machine a visit sometimes gives no figures, and is repeated. */
async function visit(url: string, attempts = 3): Promise<RunnerResult> {
  const debugging = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${debugging}`],
  });
  try {
    const answer = await lighthouse(url, { port: debugging, output: 'html', locale: 'ru', logLevel: 'error' });
    if (answer && !answer.lhr.runtimeError) return answer;
    if (attempts === 1) throw new Error(answer?.lhr.runtimeError?.message ?? `${url} gave no report`);
  } finally {
    await browser.close();
  }
  return visit(url, attempts - 1);
}

function figuresOf(name: string, visits: readonly Result[], blocked: number): Figure[] {
  const timing = (what: string, audit: string, unit: string, most: number): Figure => ({
    what: `${name}: ${what}`,
    value: median(visits.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)),
    unit,
    bar: { on: 'value', most },
  });
  const score = (what: string, category: string, least: number): Figure => ({
    what: `${name}: ${what}`,
    value: median(visits.map((lhr) => scoreOf(lhr, category))),
    unit: '',
    bar: { on: 'value', least },
  });
  return [
    timing('largest paint', 'largest-contentful-paint', 'ms', 1_300),
    timing('blocked time', 'total-blocking-time', 'ms', 100),
    { what: `${name}: of that on the processor`, value: blocked, unit: 'ms', bar: { on: 'value', most: 100 } },
    timing('layout shift', 'cumulative-layout-shift', '', 0.02),
    score('performance', 'performance', 98),
    score('accessibility', 'accessibility', 100),
    score('best practices', 'best-practices', 100),
    score('search engines', 'seo', 100),
  ];
}

/** Of 100 points. */
const scoreOf = ({ categories }: Result, name: string) => (categories[name]?.score ?? 0) * 100;

/** Audits that reduce the score of a category whose target is 100. */
function failedAudits({ categories, audits }: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title} (${id})`),
  );
}
