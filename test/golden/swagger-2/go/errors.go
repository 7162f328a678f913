package shelter

import "example.com/shelter/core"

// ConflictError: It has changed meanwhile.
type ConflictError struct {
	core.DeclaredError
}

func newConflictError(e core.DeclaredError) error {
	return &ConflictError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *ConflictError) Body() *ConflictResponseBody {
	return core.ErrorBody[*ConflictResponseBody](e.APIError)
}

// ProblemNotFoundError: There is none.
type ProblemNotFoundError struct {
	core.DeclaredError
}

func newProblemNotFoundError(e core.DeclaredError) error {
	return &ProblemNotFoundError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *ProblemNotFoundError) Body() *Problem {
	return core.ErrorBody[*Problem](e.APIError)
}
