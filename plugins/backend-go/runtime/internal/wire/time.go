package wire

import (
	"strings"
	"time"
)

// ParseTime reads a time of RFC 3339, whose letters may have any case, and what servers send in its place. isStandard tells
// the two apart.
func ParseTime(text string) (t time.Time, isStandard, ok bool) {
	upper := strings.ToUpper(text)
	standard := inStandardForm(upper)
	t, err := time.Parse(time.RFC3339, standard)
	if err != nil || !isStrict(standard) {
		return time.Time{}, false, false
	}
	return t, standard == upper, true
}

// inStandardForm gives a time as RFC 3339 has it: a space becomes a T, an offset gets its colon, UTC is the offset where
// there is none, and midnight the time of the day. A text that is not a time is left unchanged.
func inStandardForm(text string) string {
	const date = len(time.DateOnly)
	if len(text) <= date {
		return text + "T00:00:00Z"
	}
	if text[date] != 'T' && text[date] != ' ' {
		return text
	}
	clock := text[date+1:]
	switch offset := strings.LastIndexAny(clock, "Z+-"); {
	case offset < 0:
		clock += "Z"
	case len(clock)-offset == len("+0000"):
		clock = clock[:offset+3] + ":" + clock[offset+3:]
	}
	return text[:date] + "T" + clock
}

// isStrict tells whether a time that time.Parse has read has the form of RFC 3339. time.Parse also takes an hour of one
// digit, a fraction after a comma, and offsets of a day and of sixty minutes.
func isStrict(text string) bool {
	if text[len("2006-01-02T15")] != ':' || text[len("2006-01-02T15:04:05")] == ',' {
		return false
	}
	offset := text[len(text)-len("07:00"):]
	return strings.HasSuffix(text, "Z") || (offset[:2] < "24" && offset[3:] < "60")
}
