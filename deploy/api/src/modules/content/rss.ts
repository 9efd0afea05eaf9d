import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../base/text/escape-html';
import { publication } from '../../db/schema';
import { originOf } from '../../http/askers/identify';
import type { Shop } from '../../http/context';
import { tellFacts } from './facts/tell-facts';
import { type PublicationKind, published } from './publications';

/** Requests per minute from one address. Readers send a few per hour. */
const LIMIT = 60;
/** The number of texts in a feed: more than are published between two readings. */
const ITEMS = 30;

const channels = {
  '/feeds/articles.xml': { kind: 'article', list: '/articles/', title: 'Статьи «Заповедника»' },
  '/feeds/news.xml': { kind: 'news', list: '/news/', title: 'Новости «Заповедника»' },
} as const satisfies Record<string, { kind: PublicationKind; list: string; title: string }>;

/** One element with text. Texts of editors have no control characters that XML forbids. */
const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** GET `/feeds/articles.xml` and `/feeds/news.xml`: RSS 2.0 with addresses of the storefront of the Host header. */
export async function rssRoutes(
  app: FastifyInstance,
  { shop: { db, places, publicOrigin, now } }: { shop: Pick<Shop, 'db' | 'places' | 'publicOrigin' | 'now'> },
): Promise<void> {
  const config = { perMinute: LIMIT };

  for (const [url, { kind, list, title }] of Object.entries(channels)) {
    app.get(url, { config }, async (request, reply) => {
      const origin = originOf(request, publicOrigin, await places.cities());
      const rows = await db
        .select()
        .from(publication)
        .where(published(kind, now()))
        .orderBy(desc(publication.publishedAt), desc(publication.id))
        .limit(ITEMS);
      const told = await tellFacts(db, rows);
      const items = told.map((row) => {
        const address = `${origin}${list}${row.code}/`;
        return `<item>${element('title', row.title)}${element('link', address)}${element('guid', address)}${element('description', row.lead)}${element('pubDate', row.publishedAt.toUTCString())}</item>`;
      });
      const head = element('title', title) + element('link', origin + list) + element('description', title);
      return reply
        .header('cache-control', 'public, max-age=600')
        .type('application/rss+xml; charset=utf-8')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${head}<language>ru</language>\n${items.join('\n')}\n</channel></rss>\n`,
        );
    });
  }
}
