import { Link } from '@zapovednik/platform/router';
import { Picture } from '@zapovednik/ui';
import { clsx } from 'clsx';
import { type PointerEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import styles from './card-gallery.module.css';

interface CardGalleryProps {
  pictures: readonly string[];
  /** The product page. For keyboard and screen readers, the product's name is the link. */
  to: string;
  sizes: string;
  priority?: boolean;
}

/**
 * How long it takes until the picture under the mouse is shown, and until the first one returns, in milliseconds
 * (PRD-11).
 */
const switchAfter = 12;
const resetAfter = 50;
/** Minimum distance of a swipe, in pixels. */
const swipe = 30;

/**
 * The pictures of a card, changed by moving the mouse across them or by swiping. At first only the first picture is in
 * the document; the others are added when they are first shown.
 */
export function CardGallery({ pictures, to, sizes, priority }: CardGalleryProps) {
  const [current, setCurrent] = useState(0);
  const [seen, setSeen] = useState<readonly number[]>([0]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touchedAt = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (index: number) => {
    setSeen((before) => (before.includes(index) ? before : [...before, index]));
    setCurrent(index);
  };

  const showAfter = (index: number, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(index), delay);
  };

  const hover = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const zone = Math.floor(((event.clientX - left) / width) * pictures.length);
    showAfter(Math.min(Math.max(zone, 0), pictures.length - 1), switchAfter);
  };

  const leave = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') showAfter(0, resetAfter);
  };

  const release = (event: TouchEvent<HTMLElement>) => {
    const way = (event.changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current;
    if (Math.abs(way) < swipe) return;
    show(Math.min(Math.max(current + (way < 0 ? 1 : -1), 0), pictures.length - 1));
  };

  const many = pictures.length > 1;
  const touch = (event: TouchEvent<HTMLElement>) => {
    touchedAt.current = event.touches[0]?.clientX ?? 0;
  };

  return (
    <Link
      to={to}
      tabIndex={-1}
      aria-hidden="true"
      className={styles.gallery}
      {...(many && { onPointerMove: hover, onPointerLeave: leave, onTouchStart: touch, onTouchEnd: release })}
    >
      {seen.map((index) => (
        <Picture
          key={pictures[index]}
          src={pictures[index]}
          alt=""
          ratio="4:5"
          sizes={sizes}
          priority={priority && index === 0}
          className={clsx(styles.slide, index === current && styles.shown)}
        />
      ))}
      {many && (
        <span className={styles.dots}>
          {pictures.map((picture, index) => (
            <span key={picture} className={index === current ? styles.on : undefined} />
          ))}
        </span>
      )}
    </Link>
  );
}
