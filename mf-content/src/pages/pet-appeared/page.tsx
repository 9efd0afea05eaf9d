import { sectionLink } from '@zapovednik/areas/catalog/routes';
import { kittenRoute, petAppearedRoute, puppyRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { Bird, Cat, Dog, Fish, Rabbit, Turtle } from '@zapovednik/ui/icons';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { EditablePage } from '../../editable/editable-page';
import { loadWords } from '../../editable/page-words-query';
import { Cards } from '../../prose/cards';
import { Text } from '../../prose/text';

/** ROU-31. */
function PetAppearedPage() {
  return (
    <EditablePage
      code="pet-appeared"
      route={petAppearedRoute}
      description="С чего начать, если в доме появилось животное: выбор корма и дома, визит к врачу, безопасность. Памятки по видам животных."
      lead="Поздравляем! Первые дни самые важные: питомец привыкает к вам, а вы — к нему."
      picture="/pictures/story/new-pet/1"
    >
      <Section title="Кто у вас поселился">
        <Cards
          items={[
            {
              icon: <Cat />,
              title: 'Котёнок',
              text: 'Покупки, первая неделя, кормление и прививки',
              to: link(kittenRoute),
            },
            { icon: <Dog />, title: 'Щенок', text: 'Покупки, прогулки, сон, воспитание', to: link(puppyRoute) },
            {
              icon: <Rabbit />,
              title: 'Грызун или кролик',
              text: 'Просторная клетка, сено без перерыва, укрытие, пара для общения',
              to: sectionLink('tovary_dlya_gryzunov'),
            },
            {
              icon: <Bird />,
              title: 'Птица',
              text: 'Широкая клетка, жёрдочки разной толщины, зерносмесь и минеральный камень',
              to: sectionLink('tovary_dlya_ptits'),
            },
            {
              icon: <Fish />,
              title: 'Рыбки',
              text: 'Сначала аквариум с фильтром и две недели терпения, потом рыбки',
              to: sectionLink('akvariumistika'),
            },
            {
              icon: <Turtle />,
              title: 'Черепаха или ящерица',
              text: 'Террариум, лампа для тепла и лампа с ультрафиолетом',
              to: sectionLink('tovary-dlya-reptilij'),
            },
          ]}
        />
      </Section>
      <Section title="Что важно для всех">
        <NumberedSteps
          items={[
            { title: 'Подготовьте место', text: 'Тихий угол без сквозняка, где никто не будит.' },
            { title: 'Не меняйте корм сразу', text: 'Первые две недели — тот же, что был раньше.' },
            { title: 'Покажите врачу', text: 'В первую неделю: осмотр, вес, план прививок и обработок.' },
            {
              title: 'Дайте время',
              text: 'Не берите на руки против воли, познакомьте с детьми и другими животными постепенно.',
            },
          ]}
        />
      </Section>
      <Section title="Безопасный дом">
        <Text>
          <ul>
            <li>прочные сетки на окнах: москитная не удержит даже котёнка;</li>
            <li>бытовая химия, лекарства и комнатные растения — в недоступном месте;</li>
            <li>провода — в кабель-каналах, мелкие детали и нитки убраны;</li>
            <li>телефон круглосуточной клиники — на холодильнике.</li>
          </ul>
        </Text>
      </Section>
    </EditablePage>
  );
}

export const { Component, loader } = definePage({ load: loadWords('pet-appeared'), Component: PetAppearedPage });
