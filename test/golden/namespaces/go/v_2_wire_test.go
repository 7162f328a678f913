package accounts_test

import (
	"testing"

	"example.com/accounts"
	"example.com/accounts/internal/wiretest"
)

func TestV2Client_Token(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"access_token":"access_token"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.V2.Token(ctx, &accounts.TokenV2Request{
		ClientID:     accounts.Ptr("client_id"),
		ClientSecret: accounts.Ptr("client_secret"),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/token",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"client_id":"client_id","client_secret":"client_secret"}`,
		},
	})
	wiretest.Equal(t, result, `{"access_token":"access_token"}`)
}
