// Spans of time as figures.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `0:09`, `12:30`, `3:05:00`, and days as `2 d 4 h`. */
export function untilText(milliseconds: number): string {
  const left = Math.ceil(milliseconds / SECOND) * SECOND;
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE), (left % MINUTE) / SECOND];
  if (left >= DAY) {
    return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  }
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
