import type { PictureSource } from 'deploy-api/http/picture-source';
import { pictureSpecFinder } from './picture-spec-finder';
import { createPictures } from './pictures';
import { pictureRoutes } from './routes';

/** Draws the pictures of a demonstration by its database, and keeps them in the data folder. */
export const demoPictures: PictureSource = async (app, { db, dataDir }) => {
  const onCacheError = (err: unknown) => app.log.warn({ err }, 'picture not kept');
  await app.register(pictureRoutes, {
    pictures: createPictures({ dataDir, describe: pictureSpecFinder(db), onCacheError }),
  });
};
