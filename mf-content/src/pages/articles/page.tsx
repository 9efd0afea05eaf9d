import { articlesRoute, petAppearedRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { guides } from '../../pets/guides';
import { EmptyListPage } from '../../prose/empty-list-page';
import { ProsePage } from '../../prose/page';

/** ROU-05. */
export function Component() {
  return (
    <ProsePage
      route={articlesRoute}
      heading="Статьи"
      description="Статьи «Заповедника» о питании, уходе, здоровье и воспитании домашних животных."
      lead="О питании, здоровье, уходе и характере — от наших ветеринаров, грумеров и кинологов."
    >
      <EmptyListPage
        title="Первые статьи скоро выйдут"
        text="Врачи и кинологи дописывают их. А большие памятки для новых хозяев уже готовы."
        action={<LinkButton to={link(petAppearedRoute)}>Памятки новым хозяевам</LinkButton>}
        links={guides}
      />
    </ProsePage>
  );
}
