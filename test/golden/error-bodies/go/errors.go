package errorbodies

import "example.com/error-bodies/core"

// GetThingBadRequestError: Two bodies of JSON.
type GetThingBadRequestError struct {
	core.DeclaredError
}

func newGetThingBadRequestError(e core.DeclaredError) error {
	return &GetThingBadRequestError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *GetThingBadRequestError) Body() *GetThingBadRequestErrorBody {
	return core.ErrorBody[*GetThingBadRequestErrorBody](e.APIError)
}

// FaultUnauthorizedError: JSON before a page.
type FaultUnauthorizedError struct {
	core.DeclaredError
}

func newFaultUnauthorizedError(e core.DeclaredError) error {
	return &FaultUnauthorizedError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *FaultUnauthorizedError) Body() *Fault {
	return core.ErrorBody[*Fault](e.APIError)
}

// ProblemForbiddenError: One schema under three names.
type ProblemForbiddenError struct {
	core.DeclaredError
}

func newProblemForbiddenError(e core.DeclaredError) error {
	return &ProblemForbiddenError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *ProblemForbiddenError) Body() *Problem {
	return core.ErrorBody[*Problem](e.APIError)
}

// GetThingConflictError: Inline, and not alone.
type GetThingConflictError struct {
	core.DeclaredError
}

func newGetThingConflictError(e core.DeclaredError) error {
	return &GetThingConflictError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *GetThingConflictError) Body() *GetThingConflictErrorBody {
	return core.ErrorBody[*GetThingConflictErrorBody](e.APIError)
}

// GoneError: XML.
type GoneError struct {
	core.DeclaredError
}

func newGoneError(e core.DeclaredError) error {
	return &GoneError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *GoneError) Body() string {
	return core.ErrorBody[string](e.APIError)
}

// InvalidUnprocessableEntityError: Invalid.
type InvalidUnprocessableEntityError struct {
	core.DeclaredError
}

func newInvalidUnprocessableEntityError(e core.DeclaredError) error {
	return &InvalidUnprocessableEntityError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *InvalidUnprocessableEntityError) Body() *InvalidResponseBody {
	return core.ErrorBody[*InvalidResponseBody](e.APIError)
}

// FaultClientError: Any other of ours.
type FaultClientError struct {
	core.DeclaredError
}

func newFaultClientError(e core.DeclaredError) error {
	return &FaultClientError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *FaultClientError) Body() *Fault {
	return core.ErrorBody[*Fault](e.APIError)
}

// ProblemServerError: Theirs.
type ProblemServerError struct {
	core.DeclaredError
}

func newProblemServerError(e core.DeclaredError) error {
	return &ProblemServerError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *ProblemServerError) Body() *Problem {
	return core.ErrorBody[*Problem](e.APIError)
}

// DefaultError: The rest.
type DefaultError struct {
	core.DeclaredError
}

func newDefaultError(e core.DeclaredError) error {
	return &DefaultError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *DefaultError) Body() string {
	return core.ErrorBody[string](e.APIError)
}
