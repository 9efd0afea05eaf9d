import { eq } from 'drizzle-orm';
import { articleComment, articleLike, commentReport, visitorRequest } from '../../db/schema';
import { type PersonalData, rowsOf } from '../../http/personal-data';

export const contentData: PersonalData = {
  export: async (db, owner) => ({
    article_comments: await rowsOf(db, articleComment, owner),
    article_likes: await rowsOf(db, articleLike, owner),
    comment_reports: await rowsOf(db, commentReport, owner),
    requests: await rowsOf(db, visitorRequest, owner),
  }),
  async erase(tx, { id }) {
    await tx.update(articleComment).set({ name: 'Покупатель' }).where(eq(articleComment.customerId, id));
  },
};
