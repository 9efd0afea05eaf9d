import { join } from 'node:path';
import { startGallery } from 'deploy-gallery/serve/start-gallery';
import { makeSmaller } from './make-smaller';

/** One gallery for all its tests. It does not start when a component has no example, or an example does not compile. */
export default async function start(): Promise<() => Promise<void>> {
  const { url, stop } = await startGallery({ port: 0 });
  process.env.GALLERY_URL = url;
  return async () => {
    await stop();
    await makeSmaller(join(import.meta.dirname, 'pictures'));
  };
}
