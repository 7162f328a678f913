import type { ValueForm } from "./json.js";
import { converted } from "./shapes.js";

/** The forms of RFC 3339, and what servers send in its place: without an offset, or without a time. */
const dateTime =
  /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d:\d\d(?:\.\d+)?)(?:([+-]\d\d):?(\d\d)|[Zz])?)?$/;

/** Times as `Date`. */
export const dates: ValueForm = {
  read: (_, value, where) => converted(value, where, "@date", toDate),
};

/** Where there is no offset, that is taken to be UTC. A text that is no time stays as it is. */
function toDate(text: string): unknown {
  const [, day, time = "00:00:00", hours = "+00", minutes = "00"] = dateTime.exec(text) ?? [];
  const date = new Date(`${String(day)}T${time}${hours}:${minutes}`);
  const read = date.getTime();
  if (Number.isNaN(read)) return text;
  // Milliseconds in UTC are all that a date keeps: one that is sent back unchanged is written as it came.
  if (date.toISOString() !== text) {
    const value = function (this: Date): string {
      return this.getTime() === read ? text : this.toISOString();
    };
    Object.defineProperty(date, "toJSON", { value });
  }
  return date;
}
