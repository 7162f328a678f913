package oauth_test

import (
	"testing"

	"example.com/oauth"
	"example.com/oauth/internal/wiretest"
)

func TestAuthClient_Token(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"token":"token","ttl":1,"refresh":"refresh"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Auth.Token(ctx, &oauth.TokenAuthRequest{
		ClientID:     "clientId",
		ClientSecret: "clientSecret",
		GrantType:    "client_credentials",
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/token",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"clientId":"clientId","clientSecret":"clientSecret","grantType":"client_credentials"}`,
		},
	})
	wiretest.Equal(t, result, `{"token":"token","ttl":1,"refresh":"refresh"}`)
}

func TestAuthClient_Refresh(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"token":"token","ttl":1}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Auth.Refresh(ctx, &oauth.RefreshAuthRequest{Refresh: "refresh"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/refresh",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"refresh":"refresh"}`},
	})
	wiretest.Equal(t, result, `{"token":"token","ttl":1}`)
}
