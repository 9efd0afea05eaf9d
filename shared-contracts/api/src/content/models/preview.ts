import type { PreviewAnswer } from '../wire/preview';

type PreviewText = NonNullable<PreviewAnswer['text']>;

/** A draft of the editors, as its page will look. */
export interface Preview extends Omit<PreviewAnswer, 'text'> {
  /** Null: not a text, but a list of questions. */
  readonly text: (Omit<PreviewText, 'author_role'> & { readonly authorRole: string }) | null;
}

const toText = ({ author_role, ...text }: PreviewText) => ({ ...text, authorRole: author_role });

export const toPreview = ({ text, ...preview }: PreviewAnswer): Preview => ({ ...preview, text: text && toText(text) });
