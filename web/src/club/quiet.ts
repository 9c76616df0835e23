// Quiet hours as the club has them: minutes of a day, and how far the device's clock is east of Greenwich.
import type { Quiet } from './kinds';

export const usualNight: Pick<Quiet, 'from' | 'until'> = { from: 22 * 60, until: 8 * 60 };

export const utcOffset = (): number => -new Date().getTimezoneOffset();

export const writeTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export function readTime(text: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}
