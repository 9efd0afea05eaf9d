import type * as z from 'zod/mini';
import type { TextFile } from './files';
import { type Fields, readFields } from './front-matter';
import { type Markdown, parseMarkdown, renderMarkdown, type TextLink } from './markdown';
import { type EditorPicture, pictureAddress } from './pictures';
import type { Problem } from './problems';
import type { Content } from './records';

/** The other files of the folder, and the time. */
export interface Surroundings {
  pictures: ReadonlyMap<string, EditorPicture>;
  /** The file exists. If it is not among `pictures`, its own problem is reported. */
  isBroken(file: string): boolean;
  now: Date;
}

/** Something of the shop that a field names. It is looked up when the folder is stored. */
export interface Mention {
  file: string;
  line: number;
  what: 'city' | 'author' | 'picture';
  name: string;
}

/** What a file says, if it has no problems. */
export interface ReadContent {
  content: Content;
  isHidden: boolean;
  /** Without its own time: existing content keeps its time. */
  isUndated?: boolean;
}

type Opened<T> = Pick<Fields<T>, 'fields' | 'lineOf' | 'bodyLine'> & { markdown: Markdown };

/** A file of a folder while it is read: what it needs of the others, and what was found in it. */
export class OpenedText {
  readonly problems: Problem[] = [];
  readonly links: TextLink[] = [];
  readonly mentions: Mention[] = [];
  readonly now: Date;
  readonly file: string;

  constructor(
    private readonly text: TextFile,
    private readonly surroundings: Surroundings,
  ) {
    this.file = text.file;
    this.now = surroundings.now;
  }

  /** Parses fields and text, and remembers the problems of both. */
  read<S extends z.ZodMiniType>(schema: S): Opened<z.output<S>> {
    const { fields, body, bodyLine, lineOf, problems } = readFields(this.file, this.text.content, schema);
    const markdown = parseMarkdown(this.file, body ?? '', bodyLine);
    this.problems.push(...problems);
    if (body !== null) this.problems.push(...markdown.problems);
    this.links.push(...markdown.links);
    for (const { name, line } of markdown.pictures) this.#find(name, line);
    return { fields, markdown, bodyLine, lineOf };
  }

  wrong(line: number | undefined, message: string): void {
    this.problems.push({ file: this.file, line, message });
  }

  mention(line: number, what: Mention['what'], name: string): void {
    this.mentions.push({ file: this.file, line, what, name });
  }

  html(markdown: Markdown): string {
    return renderMarkdown(markdown, (name) => {
      const { id = '', width = 0, height = 0 } = this.surroundings.pictures.get(`${this.text.kind}/${name}`) ?? {};
      return { src: `${pictureAddress(id)}-960.jpg`, width, height };
    });
  }

  /** The base of the addresses of the picture that a field names. */
  picture(name: string, line: number): string {
    if (!name.startsWith('/')) return pictureAddress(this.#find(name, line)?.id ?? '');
    this.mention(line, 'picture', name);
    return name;
  }

  #find(name: string, line: number): EditorPicture | undefined {
    const path = `${this.text.kind}/${name}`;
    const found = this.surroundings.pictures.get(path);
    if (!found && !this.surroundings.isBroken(path)) this.wrong(line, `нет файла ${name} рядом с текстом`);
    return found;
  }
}
