import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface Streaming {
  tree: ReactNode;
  bootScript: readonly string[];
  /** Errors inside a boundary: the boundary shows its fallback and the browser tries again. */
  onError: (error: unknown) => void;
}

/**
 * Renders a page with React's stream, which reports the reason of a failed boundary and waits for a suspended one.
 * Rejects if the frame itself throws.
 */
export function renderStream({ tree, bootScript, onError }: Streaming): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      bootstrapScriptContent: bootScript.join(''),
      // By default React hides finished boundaries over 12.8 kB behind a script, so a page without script would stay
      // empty.
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
