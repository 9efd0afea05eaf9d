import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { PageAssets } from '../document/page-assets';

interface Rendering {
  tree: ReactNode;
  assets: PageAssets;
  nonce: string;
  bootScript: string;
  /** Errors inside a boundary: the place shows its fallback and the browser tries again. */
  onError: (error: unknown) => void;
}

/** Renders to a string; nothing suspends, since loaders have brought what the page needs. Rejects when the frame itself throws. */
export function renderDocument({ tree, assets, nonce, bootScript, onError }: Rendering): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      nonce,
      bootstrapScriptContent: bootScript,
      bootstrapScripts: [{ src: assets.entry.url, integrity: assets.entry.integrity, crossOrigin: 'anonymous' }],
      // Or React hides finished parts over 12.8 kB behind a script, and a page without script stays empty.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: reject,
      onAllReady() {
        const chunks: Buffer[] = [];
        const sink = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            resolve(Buffer.concat(chunks).toString('utf8'));
            done();
          },
        });
        pipe(sink.on('error', reject));
      },
    });
  });
}
