package multifile

import "example.com/multi-file/core"

// ProblemDetailsNotFoundError: None.
type ProblemDetailsNotFoundError struct {
	core.DeclaredError
}

func newProblemDetailsNotFoundError(e core.DeclaredError) error {
	return &ProblemDetailsNotFoundError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *ProblemDetailsNotFoundError) Body() *ProblemDetails {
	return core.ErrorBody[*ProblemDetails](e.APIError)
}
