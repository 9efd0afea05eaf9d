import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getArticleByCode } from '@zapovednik/api/content/calls/publication';
import { type ContentRequest, editContent } from '../modules/content/editing/edit-content';
import { showWaiting } from '../modules/content/editing/waiting';
import { LINK_KEY, type TestShop } from './start-shop';

/** An editor of a shop, with an empty folder for each test. The clock begins anew with each test, too. */
export function useEditor(shop: TestShop, start: Date) {
  let folder = '';
  beforeEach(async () => {
    shop.clock.at(start);
    folder = await mkdtemp(join(tmpdir(), 'content-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const edit = (request: ContentRequest) =>
    editContent(request, {
      db: shop.db,
      files: shop.work.files,
      now: () => shop.clock.now(),
      publicOrigin: 'http://shop.localhost',
      linkKey: LINK_KEY,
      isDrawn: async (_, __, id) => !id.startsWith('net-'),
    });
  const put = async (file: string, content: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  };
  return {
    edit,
    /** The folder of this test. */
    folder: () => folder,
    put,
    /** @param more fields of its head, each with its line */
    putArticle: (code: string, text: string, more = '') =>
      put(
        `articles/${code}.md`,
        `---\ntitle: О шлейках\nlead: Три измерения и примерка.\ntopic: care\npicture: /pictures/article/dog-1/1\n${more}---\n${text}\n`,
      ),
    /** What a reader gets: the text, or the status of the answer. */
    article: async (code: string) => {
      const { status, value } = await shop.ask(`/content/article/get_by_code/${code}/`);
      return status === 200 ? getArticleByCode.answer.parse(value).body : status;
    },
    take: (draft = false) => edit({ command: 'import', folder, draft, by: 'anna' }),
    undo: (edition: number | null = null) => edit({ command: 'undo', edition }),
    /** Later, with what comes by then. */
    async wait(to: string): Promise<void> {
      shop.clock.at(new Date(to));
      const silent = { error: (...what: unknown[]) => expect(what).toEqual([]) };
      await showWaiting({ db: shop.db, now: () => shop.clock.now() }, silent);
    },
  };
}

/** The number of the edition that the command tells. */
export const numberOf = (said: string): number => Number(/(?:Правка|Черновик) (\d+)/.exec(said)?.[1]);

/** The token of a draft's link. */
export const tokenOf = (said: string): string => /\/preview\/([\w-]+)\//.exec(said)?.[1] ?? '';
