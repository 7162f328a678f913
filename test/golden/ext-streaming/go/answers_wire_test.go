package streams_test

import (
	"testing"

	"example.com/streams"
	"example.com/streams/internal/wiretest"
)

func TestAnswersClient_CreateAnswer(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"text":"text"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Answers.CreateAnswer(ctx, &streams.AnswerRequest{Prompt: "prompt"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/answers",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"prompt":"prompt","streamed":false}`},
	})
	wiretest.Equal(t, result, `{"text":"text"}`)
}

func TestAnswersClient_CreateAnswerStream(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "text/event-stream",
		Body:   "data: {\"delta\":\"delta\"}\n\ndata: [DONE]\n\n",
	})
	ctx, client := t.Context(), wireClient(server)
	stream, err := client.Answers.CreateAnswerStream(ctx, &streams.AnswerStreamRequest{Prompt: "prompt"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/answers",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"prompt":"prompt","streamed":true}`},
	})
	wiretest.Events(t, stream.All(), `[{"delta":"delta"}]`)
}
