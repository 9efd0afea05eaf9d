import type { FileStore } from './file-store';
import { FilesAway } from './files-away';

const LOST_SETTINGS = 'A file is in a store, and FILES_ENDPOINT is not set';

/** Every file is in its row: the shop needs nothing but its database. */
export const filesInRows: FileStore = {
  keep: async (_, __, content) => ({ content, storedKey: null }),
  async read({ content, storedKey }) {
    if (storedKey !== null) throw new FilesAway('opening', { cause: new Error(LOST_SETTINGS) });
    return content;
  },
  readMade: async () => null,
  keepMade: async () => false,
  removeMade: async () => {},
  sweep: async () => {},
};
