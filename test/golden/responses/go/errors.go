package responses

import "example.com/responses/core"

// ProblemClientError: Any client error.
type ProblemClientError struct {
	core.DeclaredError
}

func newProblemClientError(e core.DeclaredError) error {
	return &ProblemClientError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *ProblemClientError) Body() *Problem {
	return core.ErrorBody[*Problem](e.APIError)
}
