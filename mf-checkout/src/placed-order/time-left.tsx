import { useEffect, useEffectEvent } from 'react';
import styles from './time-left.module.css';
import { useSecondsLeft } from './use-seconds-left';

interface TimeLeftProps {
  /** ISO text in UTC. */
  until: string;
  /** Called once when the time is over. */
  onOver: () => void;
}

const padded = (number: number) => String(number).padStart(2, '0');

/** `1:05:09` or `59:08` */
function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${padded(Math.floor((seconds % 3600) / 60))}:${padded(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The time that is left, counted down. Screen readers read it when asked: a message each second would be noise. */
export function TimeLeft({ until, onOver }: TimeLeftProps) {
  const seconds = useSecondsLeft(until);
  const over = useEffectEvent(onOver);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  return (
    <span role="timer" className={styles.time}>
      {seconds === null ? '--:--' : clockText(seconds)}
    </span>
  );
}
