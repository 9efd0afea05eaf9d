import type { PictureSource } from 'deploy-api/http/picture-source';
import { pictureSpecFinder } from './picture-spec-finder';
import { createPictures } from './pictures';
import { pictureRoutes } from './routes';

/** Draws the pictures of the demonstration data from the database, and caches them in the data folder. */
export const demoPictures: PictureSource = async (app, { db, dataDir }) => {
  const onCacheError = (err: unknown) => app.log.warn({ err }, 'the picture could not be cached');
  await app.register(pictureRoutes, {
    pictures: createPictures({ dataDir, describe: pictureSpecFinder(db), onCacheError }),
  });
};
