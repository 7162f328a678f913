package accounts

import "example.com/accounts/core"

// V1ProblemNotFoundError: No such user.
type V1ProblemNotFoundError struct {
	core.DeclaredError
}

func newV1ProblemNotFoundError(e core.DeclaredError) error {
	return &V1ProblemNotFoundError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *V1ProblemNotFoundError) Body() *V1Problem {
	return core.ErrorBody[*V1Problem](e.APIError)
}

// V2ProblemNotFoundError: No such user.
type V2ProblemNotFoundError struct {
	core.DeclaredError
}

func newV2ProblemNotFoundError(e core.DeclaredError) error {
	return &V2ProblemNotFoundError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *V2ProblemNotFoundError) Body() *V2Problem {
	return core.ErrorBody[*V2Problem](e.APIError)
}
