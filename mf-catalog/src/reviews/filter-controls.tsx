import { type AverageScore, type PetAge, petAges } from '@zapovednik/api/catalog/calls/review';
import type { ReviewFilter } from './review-filter';
import styles from './review-list.module.css';

const ageNames: Record<PetAge, string> = { young: 'до года', grown: 'от 1 до 7 лет', old: 'старше 7 лет' };

interface FilterControlsProps {
  average: AverageScore;
  filter: ReviewFilter;
  onChange: (filter: ReviewFilter) => void;
}

/** Reviews with photos, and about pets of a kind, breed and age, as far as this product has such reviews. */
export function FilterControls({ average: { photos, pets }, filter, onChange }: FilterControlsProps) {
  const kinds = pets.filter(({ kind }) => filter.pet === undefined || kind === filter.pet);
  const breeds = [...new Set(kinds.flatMap((one) => one.breeds))];
  const ages = petAges.filter((age) => kinds.some((one) => one.ages.includes(age)));
  if (photos === 0 && pets.length === 0) return null;
  return (
    <fieldset className={styles.sorts}>
      <legend>Только</legend>
      {photos > 0 && (
        <button
          type="button"
          aria-pressed={filter.photos === 'Y'}
          onClick={() => onChange({ ...filter, photos: filter.photos ? undefined : 'Y' })}
        >
          С фото {photos}
        </button>
      )}
      <Choice
        label="Питомец"
        value={filter.pet}
        options={pets.map(({ kind, name }) => [kind, name])}
        onChange={(pet) => onChange({ ...filter, pet, breed: undefined, age: undefined })}
      />
      <Choice
        label="Порода"
        value={filter.breed}
        options={breeds.map((breed) => [breed, breed])}
        onChange={(breed) => onChange({ ...filter, breed })}
      />
      <Choice
        label="Возраст"
        value={filter.age}
        options={ages.map((age) => [age, ageNames[age]])}
        onChange={(age) => onChange({ ...filter, age })}
      />
    </fieldset>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  if (options.length === 0) return null;
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(options.find(([one]) => one === target.value)?.[0])}
    >
      <option value="">{`${label}: не важно`}</option>
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}
