import { type EditablePage as Code, editablePages } from '@zapovednik/api/content/calls/page-words';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { RichText } from '@zapovednik/ui/rich-text';
import { ProsePage, type ProsePageProps } from '../prose/page';
import { readable } from '../publications/contents';
import { pageWordsQuery } from './page-words-query';

interface EditablePageProps extends Omit<ProsePageProps, 'heading'> {
  code: Code;
}

/** A page of words only. Editors can replace all of them below its heading, by a file `pages/<code>.md`. */
export function EditablePage({ code, ...page }: EditablePageProps) {
  const { data: words } = useQuery(pageWordsQuery(useApp(), code));
  const heading = editablePages[code];
  if (!words) return <ProsePage {...page} heading={heading} />;
  const { lead, body } = words;
  return (
    <ProsePage {...page} heading={heading} description={lead} lead={lead} questions={[]}>
      <RichText html={readable(body).body} />
    </ProsePage>
  );
}
