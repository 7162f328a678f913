package wire

import (
	"errors"
	"strconv"
	"strings"
)

// Error says which value of a JSON text does not fit, or which Go value JSON cannot carry. It never holds the value.
type Error struct {
	// Path is a JSON path such as $.items[0].id.
	Path    string
	Problem string
}

func (e *Error) Error() string { return e.Problem + " at " + e.Path }

// fault is an Error whose path is still being put together: the segments come in from the innermost.
type fault struct {
	segments []string
	problem  string
}

func (f *fault) Error() string { return f.problem }

func newFault(problem string) error { return &fault{problem: problem} }

// within adds the segment of the enclosing value to a fault.
func within(err error, segment string) error {
	var inner *Error
	if errors.As(err, &inner) {
		err = &fault{segments: []string{strings.TrimPrefix(inner.Path, "$")}, problem: inner.Problem}
	}
	var f *fault
	if errors.As(err, &f) {
		f.segments = append(f.segments, segment)
		return f
	}
	return &fault{segments: []string{segment}, problem: err.Error()}
}

func keySegment(key string) string { return "." + key }

func indexSegment(index int) string { return "[" + strconv.Itoa(index) + "]" }

// finish makes the Error of a fault.
func finish(err error) error {
	if err == nil {
		return nil
	}
	var f *fault
	if !errors.As(err, &f) {
		var done *Error
		if errors.As(err, &done) {
			return done
		}
		return &Error{Path: "$", Problem: err.Error()}
	}
	var path strings.Builder
	path.WriteString("$")
	for i := len(f.segments) - 1; i >= 0; i-- {
		path.WriteString(f.segments[i])
	}
	return &Error{Path: path.String(), Problem: f.problem}
}
