import { Picture, Price } from '@zapovednik/ui';
import { ArrowRight, Clock, LayoutGrid, Search, Tag, Trash2 } from '@zapovednik/ui/icons';
import { type Option, startsWith } from './option';
import { partsOf } from './product-name';
import styles from './search-suggestions.module.css';

const icons = { past: Clock, text: Search, section: LayoutGrid, all: ArrowRight, clear: Trash2 };

/** The content of an option: an icon and a text, or a product with picture and price. */
export function OptionContent({ option, text }: { option: Option; text: string }) {
  if (option.kind === 'product') {
    const { name, picture, price, oldPrice, quantity } = option.product;
    const { kind, details } = partsOf(name);
    return (
      <>
        <Picture src={picture} alt="" ratio="4:5" sizes="44px" className={styles.picture} />
        <span className={styles.product}>
          <span className={styles.name}>{kind}</span>
          {details !== '' && <span className={styles.details}>{details}</span>}
          {quantity > 0 ? (
            <Price price={price} {...(oldPrice !== null && { oldPrice })} size="small" percent={false} />
          ) : (
            <span className={styles.soft}>Нет в наличии</span>
          )}
        </span>
      </>
    );
  }
  if (option.kind === 'brand') {
    return (
      <>
        {option.picture ? (
          <Picture src={option.picture} alt="" ratio="3:2" sizes="48px" className={styles.logo} />
        ) : (
          <Tag />
        )}
        <span>{option.label}</span>
      </>
    );
  }
  const Icon = icons[option.kind];
  return (
    <>
      <Icon />
      <span className={option.kind === 'past' ? styles.past : undefined}>
        <Completed label={option.label} text={option.kind === 'text' ? text : ''} />
      </span>
    </>
  );
}

/** A completion; the part that is not typed yet is bold. */
function Completed({ label, text }: { label: string; text: string }) {
  if (text === '' || !startsWith(label, text)) return label;
  return (
    <>
      {label.slice(0, text.length)}
      <b>{label.slice(text.length)}</b>
    </>
  );
}
