package core

import (
	"time"
)

// ClientSpec is everything that the runtime must know of one API.
type ClientSpec struct {
	PackageName string
	Version     string
	// UserAgent replaces the one made of name, version and platform.
	UserAgent string
	// Environments by name, each with one URL for each role; the first environment is the default.
	Environments []Environment
	Variables    []URLVariable
	// BaseURLEnv names an environment variable that stands in for the base URL.
	BaseURLEnv string
	Auth       AuthSpec
	Headers    []HeaderSpec
	// RequestIDHeaders are the API's own; the usual ones where it names none.
	RequestIDHeaders []string
	// ErrorMessage is the path of the message in the bodies of errors.
	ErrorMessage []string
	MaxRetries   int
	Timeout      time.Duration
	RetryUnsafe  bool
}

// Environment is a place where an API can be reached.
type Environment struct {
	Name string
	URLs []string
}

// URLVariable is a placeholder in the URLs of environments.
type URLVariable struct {
	Name string
	// Option fills it.
	Option  string
	Default *string
}

// HeaderSpec is a header that is sent with every request: a literal, the value of an option, or a template whose
// ${NAME} placeholders are filled from the environment when the client is made.
type HeaderSpec struct {
	Header string
	// Definition is the one whose calls alone carry the header; empty for those of all.
	Definition string
	Literal    *string
	Template   string
	Option     string
	Env        string
	Default    *string
	Required   bool
}

// Operation is what an API declares of one of its operations.
type Operation struct {
	Method string
	// Path is a template such as /pets/{petId}.
	Path string
	Body *BodySpec
	// Encode writes bodies that are not JSON.
	Encode BodyEncoder
	// Response is nil where the body is ignored.
	Response *ResponseSpec
	Errors   []ErrorCase
	// Security holds alternatives of schemes that are needed together: nil where the operation declares none, empty where
	// it needs no credentials.
	Security [][]string
	// Server is the role of the URL of an environment that serves it.
	Server int
	// Definition is the one whose own headers the call carries.
	Definition string
	// Idempotent operations are safe to send again whatever their method.
	Idempotent bool
	// IdempotencyKey names the header of the key.
	IdempotencyKey string
	NoRetries      bool
	Page           *PageSpec
	// Pinned are properties of the body with a fixed value.
	Pinned map[string]any
	// PinnedParams are parameters with a fixed value.
	PinnedParams []PinnedParam
	// RPC carries the call of a procedure.
	RPC Protocol
}

// BodyKind tells how a body is written.
type BodyKind int

// The kinds of bodies.
const (
	JSONBody BodyKind = iota
	FormBody
	MultipartBody
	TextBody
	BinaryBody
)

// BodySpec is what an operation declares of its body.
type BodySpec struct {
	Kind BodyKind
	// MediaType is empty for the usual one of the kind.
	MediaType string
	// Optional: a call without any property sends no body.
	Optional bool
	// Fields are those of a form that are not written the usual way, in their order.
	Fields []FieldSpec
}

// FieldEncoding tells how a field of a form is written.
type FieldEncoding int

// The encodings of fields: by the kind of the value, as text, as a file, as JSON.
const (
	UsualField FieldEncoding = iota
	TextField
	FileField
	JSONField
)

// FieldSpec is what an operation declares of one field of a form.
type FieldSpec struct {
	Name     string
	Encoding FieldEncoding
	Style    string
	// Explode is nil for the usual way of the style.
	Explode     *bool
	ContentType string
	// Repeated fields are one part an item.
	Repeated bool
}

// Yes and No are for specs that tell false from not declared.
var (
	Yes = Ptr(true)
	No  = Ptr(false)
)

// ResponseKind tells how a response is read.
type ResponseKind int

// The kinds of responses.
const (
	JSONResponse ResponseKind = iota
	TextResponse
	BytesResponse
	BinaryResponse
	SSEResponse
	JSONLResponse
)

// ResponseSpec is what an operation declares of its response.
type ResponseSpec struct {
	Kind ResponseKind
	// Accept is empty for the usual one of the kind.
	Accept string
	// Empty: some success has no body.
	Empty bool
	// EmptyBody is JSON that a missing body, or null, stands for.
	EmptyBody string
	// Transcoded: items stand alone, as the result of an object, or in a list of all.
	Transcoded bool
	// Terminator is data that ends a stream and is not yielded.
	Terminator string
	// ErrorEvent names the event that carries an error; empty for error.
	ErrorEvent string
	// ErrorItems: items have a property error of their own.
	ErrorItems bool
	// Loose: what its content type does not declare as JSON is text.
	Loose bool
	// Text: the data of events is text.
	Text bool
	// AllowsText: the data of events is text where it is not JSON.
	AllowsText bool
	// Returns is the path of the properties to hand out in place of the whole.
	Returns []string
	// ByStatus chooses where a body goes, given where the result does; nil where all successes have one type.
	ByStatus func(target any, status int) any
}

// PinnedParam is a parameter with a fixed value.
type PinnedParam struct {
	// In is path, query, header or cookie.
	In, Name, Value string
}

// RequestPath is a place in a request: a parameter, or a path into the body, by wire names.
type RequestPath struct {
	In   string
	Path []string
}

// PageKind tells how the next page is found.
type PageKind int

// The kinds of pages.
const (
	CursorPage PageKind = iota
	OffsetPage
	URIPage
	PathPage
	LinkPage
	CustomPage
)

// PageSpec is what an operation declares of its pages.
type PageSpec struct {
	Kind PageKind
	// At is the cursor, or the offset.
	At RequestPath
	// Next is the path of the next cursor, URL or path.
	Next []string
	// LastItem: Next leads from the last item of the page, not from the page.
	LastItem bool
	// Results is the path of the items.
	Results []string
	// PerPage: the offset counts pages, not items.
	PerPage bool
	// Step is the request's number of items on a page.
	Step *RequestPath
	// HasNext is the path of a property that is false on the last page.
	HasNext []string
	// LastPage is the path of a property that is true on the last page.
	LastPage []string
	// TotalPages and TotalItems are the paths of how many there are in all.
	TotalPages, TotalItems []string
	// Start is where counting starts; nil for page 1 and item 0.
	Start *int64
}
