import { previewLink, previewRoute } from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { useParams } from '@zapovednik/platform/router';
import { formatDay } from '@zapovednik/rules/dates';
import { RichText } from '@zapovednik/ui/rich-text';
import { ProsePage } from '../../prose/page';
import { Questions } from '../../prose/questions';
import { Note } from '../../prose/text';
import { loadPreview } from './load';
import { previewQuery } from './preview-query';

const kindNames = {
  articles: 'статья',
  news: 'новость',
  promotions: 'акция',
  questions: 'вопросы и ответы',
  vacancies: 'вакансия',
  pages: 'страница',
  authors: 'автор',
} as const;

/** A draft as its page will look, for people with its signed link. Search engines never see it. */
function PreviewPage() {
  const app = useApp();
  const { token = '' } = useParams();
  const { kind, text, questions } = useSuspenseQuery(previewQuery(app, token)).data;
  return (
    <ProsePage
      route={previewRoute}
      path={previewLink(token)}
      heading={text?.title ?? 'Вопросы и ответы'}
      description={text?.lead ?? 'Черновик вопросов и ответов.'}
      lead={text?.lead}
      hidden
      {...(text && { picture: text.picture })}
    >
      <Note>
        <p>
          Черновик, {kindNames[kind]}. Его видят только те, у кого есть эта ссылка.
          {text && ` После публикации появится ${formatDay(text.appears, app.city.today)}.`}
        </p>
      </Note>
      {text && <RichText html={text.body} />}
      {text?.author && (
        <p>
          {text.author}, {text.authorRole}
        </p>
      )}
      {questions.length > 0 && (
        <Questions
          title="Ответы"
          items={questions.map(({ code, question, answer }) => ({ id: code, question, answer }))}
        />
      )}
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadPreview, Component: PreviewPage });
