import type { Specialist } from '@zapovednik/api/services/calls/salon';
import { Picture } from '@zapovednik/ui';
import type { ServiceDefinition } from '../../kinds/service-definition';
import { ChoiceList } from './choice-list';

interface SpecialistStepProps {
  words: ServiceDefinition['words'];
  /** The specialists of the chosen salon who offer the chosen service. */
  staff: readonly Specialist[];
  /** 0: any; null: not chosen. */
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** The choice of a specialist: any who is free, or one of the salon. */
export function SpecialistStep({ words, staff, chosen, onChoose }: SpecialistStepProps) {
  return (
    <ChoiceList
      items={[
        { id: 0, title: words.anySpecialist, detail: 'Больше свободного времени' },
        ...staff.map(({ id, name, position, picture }) => ({
          id,
          title: name,
          detail: position,
          picture: <Picture src={picture} alt="" ratio="1:1" sizes="56px" />,
        })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
