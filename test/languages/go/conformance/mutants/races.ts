import { mutant } from "./mutant.js";

/** What only Go's race detector notices: tried where it is asked for, in place of the others. */
export const RACES = [
  mutant("the phase of an attempt is written without a lock", "TO-2", [
    "core/deadline.go",
    "d.mutex.Lock()\n\td.phase = phase\n\td.mutex.Unlock()",
    "d.phase = phase",
  ]),
  mutant("the end of a stream is told without a lock", "CX-4", [
    "core/stream.go",
    "defer s.mutex.Unlock()\n\treturn s.closed",
    "defer s.mutex.Unlock()\n\tgo func() { s.closed = s.err == io.EOF }()\n\treturn s.closed",
  ]),
];
