package auth_test

import (
	"testing"

	"example.com/auth"
	"example.com/auth/internal/wiretest"
)

func TestAuthClient_IssueToken(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"access_token":"access_token","expires_in":1}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Auth.IssueToken(ctx, &auth.IssueTokenAuthRequest{
		GrantType:    "client_credentials",
		ClientID:     "client_id",
		ClientSecret: "client_secret",
		Scope:        auth.Ptr("scope"),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/token",
		Body: wiretest.Body{
			Type: "application/x-www-form-urlencoded",
			Form: wiretest.Pairs{
				{"grant_type", "client_credentials"},
				{"client_id", "client_id"},
				{"client_secret", "client_secret"},
				{"scope", "scope"},
			},
		},
	})
	wiretest.Equal(t, result, `{"access_token":"access_token","expires_in":1}`)
}
