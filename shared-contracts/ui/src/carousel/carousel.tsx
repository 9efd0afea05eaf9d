import { observeResize } from '@zapovednik/platform/timing';
import { IconButton } from '@zapovednik/ui';
import { clsx } from 'clsx';
import { Children, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from '../icons';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** Its name for screen readers: `С этим товаром покупают`. */
  label: string;
  /** Each child is a slide. */
  children: ReactNode;
  /** `cards`: product cards, about 232 px, five on a desktop (LIM-30, LIM-58). `wide`: one at a time. `chips`: as wide as their content. */
  slides?: 'cards' | 'wide' | 'chips';
  className?: string;
}

/** Whether there is more content before and after the visible part. */
function useEdges(track: { current: HTMLElement | null }) {
  const [edges, setEdges] = useState({ before: false, after: false });
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const next = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
      setEdges((last) => (last.before === next.before && last.after === next.after ? last : next));
    };
    const stop = observeResize(element, look);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      stop();
      element.removeEventListener('scroll', look);
    };
  }, [track]);
  return edges;
}

/**
 * A slide that gets the focus by keyboard is shown at once. The browser alone would scroll smoothly and only as far as
 * needed, and the track would snap back to the previous slide.
 */
function showFocused({ currentTarget, target }: FocusEvent) {
  const slide = target.matches(':focus-visible') ? target.closest('li') : null;
  if (!slide) return;
  const [track, place] = [currentTarget.getBoundingClientRect(), slide.getBoundingClientRect()];
  if (place.left < track.left || place.right > track.right)
    slide.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' });
}

/**
 * A row that scrolls sideways and snaps: by touch, wheel or keyboard, and with a mouse by two buttons, which scroll by
 * the visible width. It works before the script has loaded.
 *
 * @example Cards
 * <Carousel label="Хиты продаж">
 *   {['Корм', 'Миска', 'Лежанка', 'Поводок', 'Игрушка', 'Домик'].map((name) => (
 *     <article key={name}>
 *       <Picture src="/pictures/product/1234/1" alt="" sizes="234px" />
 *       <CardLink to="/product/korm/">{name}</CardLink>
 *     </article>
 *   ))}
 * </Carousel>
 * @example Chips
 * <Carousel label="Подборки" slides="chips">
 *   {['Для щенков', 'Для кошек', 'Сухой корм', 'Со скидкой', 'Новинки', 'Для грызунов', 'Аптека'].map((name) => (
 *     <LinkButton key={name} to="/catalog/">{name}</LinkButton>
 *   ))}
 * </Carousel>
 * @example Fits
 * <Carousel label="Подборка" slides="chips">
 *   <LinkButton to="/catalog/">Для щенков</LinkButton>
 * </Carousel>
 */
export function Carousel({ label, children, slides = 'cards', className }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const { before, after } = useEdges(track);
  const move = (way: 1 | -1) => {
    const element = track.current;
    element?.scrollBy({ left: way * element.clientWidth * 0.9 });
  };
  return (
    <section aria-label={label} className={clsx(styles.carousel, styles[slides], className)}>
      <ul ref={track} className={styles.track} onFocus={showFocused}>
        {Children.map(children, (slide) => (
          <li>{slide}</li>
        ))}
      </ul>
      {before && (
        <IconButton label="Назад" variant="raised" className={styles.back} onClick={() => move(-1)}>
          <ChevronLeft />
        </IconButton>
      )}
      {after && (
        <IconButton label="Вперёд" variant="raised" className={styles.on} onClick={() => move(1)}>
          <ChevronRight />
        </IconButton>
      )}
    </section>
  );
}
