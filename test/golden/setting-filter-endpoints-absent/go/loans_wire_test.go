package books_test

import (
	"testing"

	"example.com/books/internal/wiretest"
)

func TestLoansClient_GetLoan(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"book":{}}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Loans.GetLoan(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/loans"})
	wiretest.Equal(t, result, `{"book":{}}`)
}
