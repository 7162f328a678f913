import type { ValueForm } from "./json.js";
import { converted } from "./shapes.js";

/**
 * RFC 3339, and what servers send in its place: a space for the `T`, no offset, an offset without its colon, or no time. A
 * second of 60 and an hour of 24 are not read, in no language.
 */
const dateTime =
  /^(\d{4}-\d\d-\d\d)(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?)(?:([+-](?:[01]\d|2[0-3])):?([0-5]\d)|[Zz])?)?$/;

/** Times as `Date`. */
export const dates: ValueForm = {
  read: (_, value, where) => converted(value, where, "@date", toDate),
};

/** A time without an offset is taken as UTC. A text that is not a time is left unchanged. */
function toDate(text: string): unknown {
  const [, day = "", time = "00:00:00", hours = "+00", minutes = "00"] = dateTime.exec(text) ?? [];
  const date = new Date(`${day}T${time}${hours}:${minutes}`);
  const read = date.getTime();
  if (Number.isNaN(read) || !isDay(day)) return text;
  // Milliseconds in UTC are all that a date keeps: one that is sent back unchanged is written as it came.
  if (date.toISOString() !== text) {
    const value = function (this: Date): string {
      return this.getTime() === read ? text : this.toISOString();
    };
    Object.defineProperty(date, "toJSON", { value });
  }
  return date;
}

/** Whether the month has the day: engines read the 30th of February as a day in March. */
function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}
