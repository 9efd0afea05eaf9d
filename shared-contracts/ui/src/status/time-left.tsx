import { plural } from '@zapovednik/rules/format';
import { VisuallyHidden } from '@zapovednik/ui';
import { useEffect, useEffectEvent } from 'react';
import styles from './time-left.module.css';
import { useSecondsLeft } from './use-seconds-left';

export interface TimeLeftProps {
  /** ISO text in UTC. */
  until: string;
  /** As text, «43 минуты», instead of `43:12`. */
  words?: boolean;
  /** Called once when the time is over. */
  onOver: () => void;
}

/** Screen readers announce the beginning of these minutes. */
const told = [10, 5, 1];

const padded = (number: number) => String(number).padStart(2, '0');

/** `1:05:09` or `59:08` */
function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${padded(Math.floor((seconds % 3600) / 60))}:${padded(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

const minutesText = (minutes: number) => `${minutes}\u00A0${plural(minutes, ['минута', 'минуты', 'минут'])}`;

/** «43 минуты», in the last minute «59 секунд» */
const wordsText = (seconds: number) =>
  seconds >= 60
    ? minutesText(Math.ceil(seconds / 60))
    : `${seconds}\u00A0${plural(seconds, ['секунда', 'секунды', 'секунд'])}`;

/** A minute has begun while its seconds run: the tenth from 10:00 to 9:01. */
const toldText = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return told.includes(minutes) ? `Осталось ${minutesText(minutes)}` : '';
};

/**
 * The time that is left, counted down. Screen readers read it on request, because a message each second would disturb.
 * They announce ten, five and one minute before the end politely.
 *
 * @example
 * const [until] = useState(() => new Date(Date.now() + 65 * 60_000).toISOString());
 * <p>Осталось <TimeLeft until={until} onOver={() => {}} /></p>
 * @example In words
 * const [until] = useState(() => new Date(Date.now() + 43 * 60_000).toISOString());
 * <p>Осталось <TimeLeft until={until} words onOver={() => {}} /></p>
 */
export function TimeLeft({ until, words = false, onOver }: TimeLeftProps) {
  const seconds = useSecondsLeft(until);
  const over = useEffectEvent(onOver);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  const unknown = words ? 'меньше часа' : '--:--';
  return (
    <>
      <span role="timer" className={styles.time}>
        {seconds === null ? unknown : (words ? wordsText : clockText)(seconds)}
      </span>
      <VisuallyHidden role="status">{seconds === null ? '' : toldText(seconds)}</VisuallyHidden>
    </>
  );
}
