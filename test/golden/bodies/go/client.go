package bodies

import (
	"context"
	"time"

	"example.com/bodies/core"
	"example.com/bodies/option"
)

var spec = core.ClientSpec{
	PackageName:  "bodies",
	Version:      "0.0.0",
	Environments: []core.Environment{{Name: "APIExampleCom", URLs: []string{"https://api.example.com"}}},
	Auth:         core.AuthSpec{Mode: core.AuthNone},
	MaxRetries:   2,
	Timeout:      60 * time.Second,
}

var clientJSON = core.Operation{
	Method: "POST",
	Path:   "/json",
	Body:   &core.BodySpec{Kind: core.JSONBody},
}

var clientJSONList = core.Operation{
	Method: "POST",
	Path:   "/json-list",
	Body:   &core.BodySpec{Kind: core.JSONBody},
}

var clientJSONOptional = core.Operation{
	Method: "POST",
	Path:   "/json-optional",
	Body: &core.BodySpec{
		Kind:      core.JSONBody,
		MediaType: "application/vnd.example+json",
		Optional:  true,
	},
}

var clientForm = core.Operation{
	Method: "POST",
	Path:   "/form",
	Body: &core.BodySpec{
		Kind: core.FormBody,
		Fields: []core.FieldSpec{
			{Name: "grant_type"},
			{Name: "scopes", Explode: core.No, Repeated: true},
			{Name: "nested", Style: "deepObject"},
		},
	},
	Encode: core.EncodeForm,
}

var clientUpload = core.Operation{
	Method: "POST",
	Path:   "/upload",
	Body: &core.BodySpec{
		Kind: core.MultipartBody,
		Fields: []core.FieldSpec{
			{Name: "file", Encoding: core.FileField},
			{Name: "files", Encoding: core.FileField, Repeated: true},
			{Name: "meta", Encoding: core.JSONField, ContentType: "application/json"},
			{Name: "count"},
			{Name: "labels", Repeated: true},
		},
	},
	Encode: core.EncodeMultipart,
}

var clientBinary = core.Operation{
	Method: "PUT",
	Path:   "/binary",
	Body:   &core.BodySpec{Kind: core.BinaryBody},
	Encode: core.EncodeBinary,
}

var clientText = core.Operation{
	Method: "PUT",
	Path:   "/text",
	Body:   &core.BodySpec{Kind: core.TextBody},
	Encode: core.EncodeText,
}

var clientXML = core.Operation{
	Method: "PUT",
	Path:   "/xml",
	Body:   &core.BodySpec{Kind: core.TextBody, MediaType: "application/xml"},
	Encode: core.EncodeText,
}

var clientSeveral = core.Operation{
	Method: "POST",
	Path:   "/several",
	Body:   &core.BodySpec{Kind: core.JSONBody},
}

var clientUnion = core.Operation{
	Method: "POST",
	Path:   "/union",
	Body:   &core.BodySpec{Kind: core.JSONBody},
}

var clientShared = core.Operation{
	Method: "POST",
	Path:   "/shared",
	Body:   &core.BodySpec{Kind: core.JSONBody},
}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
}

// NewClient makes a client of the package bodies. Options that are not given come from the environment where
// the API names variables for them. Nothing is sent before the first call, which reports options that are wrong.
func NewClient(opts ...option.RequestOption) *Client {
	return newClient(core.NewClient(&spec, opts))
}

func newClient(c *core.Client) *Client {
	return &Client{core: c}
}

// WithOptions returns a client that differs in the given options. It shares access tokens and connections.
func (c *Client) WithOptions(opts ...option.RequestOption) *Client {
	return newClient(c.core.With(opts))
}

// Request calls an endpoint that the API does not declare. The path is relative to the base URL. A body that is not
// nil is sent as JSON; out is nil, or a pointer to decode the response into.
func (c *Client) Request(ctx context.Context, method, path string, body, out any, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return c.core.Request(ctx, method, path, body, out, opts...)
}

// JSON calls POST /json.
func (c *Client) JSON(ctx context.Context, req *JSONRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientJSON, req, opts)
}

// JSONList calls POST /json-list.
func (c *Client) JSONList(ctx context.Context, req *JSONListRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientJSONList, req, opts)
}

// JSONOptional calls POST /json-optional.
func (c *Client) JSONOptional(ctx context.Context, req *JSONOptionalRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientJSONOptional, req, opts)
}

// Form calls POST /form.
func (c *Client) Form(ctx context.Context, req *FormRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientForm, req, opts)
}

// Upload calls POST /upload.
func (c *Client) Upload(ctx context.Context, req *UploadRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientUpload, req, opts)
}

// Binary calls PUT /binary.
func (c *Client) Binary(ctx context.Context, req *BinaryRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientBinary, req, opts)
}

// Text calls PUT /text.
func (c *Client) Text(ctx context.Context, req *TextRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientText, req, opts)
}

// XML calls PUT /xml.
func (c *Client) XML(ctx context.Context, req *XMLRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientXML, req, opts)
}

// Several calls POST /several.
func (c *Client) Several(ctx context.Context, req *SeveralRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientSeveral, req, opts)
}

// Union calls POST /union.
func (c *Client) Union(ctx context.Context, req *UnionRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientUnion, req, opts)
}

// Shared calls POST /shared.
func (c *Client) Shared(ctx context.Context, req *SharedRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientShared, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// JSON calls POST /json.
func (c *RawClient) JSON(ctx context.Context, req *JSONRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientJSON, req, opts)
}

// JSONList calls POST /json-list.
func (c *RawClient) JSONList(ctx context.Context, req *JSONListRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientJSONList, req, opts)
}

// JSONOptional calls POST /json-optional.
func (c *RawClient) JSONOptional(ctx context.Context, req *JSONOptionalRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientJSONOptional, req, opts)
}

// Form calls POST /form.
func (c *RawClient) Form(ctx context.Context, req *FormRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientForm, req, opts)
}

// Upload calls POST /upload.
func (c *RawClient) Upload(ctx context.Context, req *UploadRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientUpload, req, opts)
}

// Binary calls PUT /binary.
func (c *RawClient) Binary(ctx context.Context, req *BinaryRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientBinary, req, opts)
}

// Text calls PUT /text.
func (c *RawClient) Text(ctx context.Context, req *TextRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientText, req, opts)
}

// XML calls PUT /xml.
func (c *RawClient) XML(ctx context.Context, req *XMLRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientXML, req, opts)
}

// Several calls POST /several.
func (c *RawClient) Several(ctx context.Context, req *SeveralRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientSeveral, req, opts)
}

// Union calls POST /union.
func (c *RawClient) Union(ctx context.Context, req *UnionRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientUnion, req, opts)
}

// Shared calls POST /shared.
func (c *RawClient) Shared(ctx context.Context, req *SharedRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientShared, req, opts)
}
