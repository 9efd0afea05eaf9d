import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id } from '../../field';
import { idInAddress } from './salon';
import { earlierConclusion } from './visit';

/** The maximum length of a conclusion. */
const LONGEST_TEXT = 4_000;
const MOST_FILES = 5;
/** The maximum size of all files of a conclusion, in bytes. */
export const CONCLUSION_FILES_SIZE = 5_000_000;

export const conclusionFileEndings = ['pdf', 'jpg', 'jpeg', 'png'] as const;
export const CONCLUSION_FILE_HINT = 'PDF, JPEG или PNG';

/** Base64. */
const MOST_SIGNS = Math.ceil(CONCLUSION_FILES_SIZE / 3) * 4;
const file = z.object({
  /** Its extension gives the type, which the content must match. */
  name: z.string().check(z.minLength(1, 'У файла нет имени'), z.maxLength(255, 'Слишком длинное имя файла')),
  content: z
    .string()
    .check(z.maxLength(MOST_SIGNS, 'Файлы больше 5 МБ'), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Ожидается файл в base64')),
});

const files = z.array(file).check(
  z.maxLength(MOST_FILES, 'Не больше 5 файлов'),
  z.refine((all) => all.reduce((sum, { content }) => sum + content.length, 0) <= MOST_SIGNS, 'Файлы больше 5 МБ'),
);

/**
 * Our back office writes the specialist's conclusion after a visit. Only for employees of the groups `1c_service_user`
 * and `admin`.
 */
export const concludeVisit = defineCall({
  id: 'admin.services.conclude',
  requirement: 'CAB-25',
  summary:
    'Writes the conclusion and the files of a visit that is over, for its customer to read. It replaces what was written before; empty, it takes it back; repeating it changes nothing',
  methods: ['POST'],
  path: '/admin/services/visit/{id}/conclude/',
  writes: true,
  fails: [403, 404, 409, 422],
  params: z.object({ id: idInAddress }),
  body: z.object({
    conclusion: z.string().check(z.maxLength(LONGEST_TEXT, 'Не больше 4000 знаков'), z.trim()),
    files: z._default(files, []),
  }),
  /** `files`: the number of the visit's files now. */
  answer: z.object({ id, files: z.int() }),
});

export const getConclusions = defineCall({
  id: 'admin.services.getConclusions',
  requirement: 'CAB-25',
  summary:
    'The conclusion of a visit and all that it has replaced, for its specialist; only for employees of the groups 1c_service_user and admin',
  path: '/admin/services/visit/{id}/conclusions/',
  writes: false,
  fails: [403, 404],
  params: z.object({ id: idInAddress }),
  answer: z.object({
    id,
    conclusion: z.string(),
    files: z.array(z.string()),
    /** The newest first. */
    earlier: z.array(
      z.object({
        ...earlierConclusion.shape,
        files: z.array(z.string()),
        /** The customer does not see it. */
        takenBack: z.boolean(),
      }),
    ),
  }),
});
