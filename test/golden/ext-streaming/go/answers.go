package streams

import (
	"context"

	"example.com/streams/core"
	"example.com/streams/option"
)

var answersClientCreateAnswer = core.Operation{
	Method:   "POST",
	Path:     "/answers",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Pinned:   map[string]any{"streamed": false},
}

var answersClientCreateAnswerStream = core.Operation{
	Method:   "POST",
	Path:     "/answers",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.SSEResponse, Terminator: "[DONE]"},
	Pinned:   map[string]any{"streamed": true},
}

// AnswersClient calls the operations of a part of the API.
type AnswersClient struct {
	core *core.Client
}

func newAnswersClient(c *core.Client) *AnswersClient {
	return &AnswersClient{core: c}
}

// CreateAnswer calls POST /answers.
func (c *AnswersClient) CreateAnswer(ctx context.Context, req *AnswerRequest, opts ...option.RequestOption) (*Answer, error) {
	return core.Call[*Answer](ctx, c.core, &answersClientCreateAnswer, req, opts)
}

// CreateAnswerStream calls POST /answers.
func (c *AnswersClient) CreateAnswerStream(ctx context.Context, req *AnswerStreamRequest, opts ...option.RequestOption) (*core.Stream[Chunk], error) {
	return core.StreamEvents[Chunk](ctx, c.core, &answersClientCreateAnswerStream, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *AnswersClient) WithRawResponse() *AnswersRawClient {
	return &AnswersRawClient{core: c.core}
}

// AnswersRawClient has the methods of AnswersClient, which give the status and the headers too.
type AnswersRawClient struct {
	core *core.Client
}

// CreateAnswer calls POST /answers.
func (c *AnswersRawClient) CreateAnswer(ctx context.Context, req *AnswerRequest, opts ...option.RequestOption) (*core.Response[*Answer], error) {
	return core.CallRaw[*Answer](ctx, c.core, &answersClientCreateAnswer, req, opts)
}
